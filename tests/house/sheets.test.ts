import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trackedFiles } from './sources.ts'

/** The name says the same in both rooms: one says how it looks, the other how it looks there. */
const sameThing: ReadonlySet<string> = new Set(['lost', 'outbox-badge', 'room', 'unsent'])

/** The counter's styles are one sheet that comes inside each page, so a name that two rooms draw is drawn by both. */
function drawnTwice(sheets: readonly { readonly file: string; readonly text: string }[]): [string, string[]][] {
  const rooms = new Map<string, Set<string>>()
  for (const { file, text } of sheets)
    for (const [, selectors = ''] of text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g))
      for (const selector of selectors.split(',')) {
        const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1]
        if (name !== undefined) rooms.set(name, (rooms.get(name) ?? new Set<string>()).add(file.split('/')[1] ?? ''))
      }
  return [...rooms].flatMap(([name, drawnIn]) =>
    drawnIn.size < 2 || sameThing.has(name) ? [] : [[name, [...drawnIn].toSorted()] as [string, string[]]],
  )
}

test('a name of a style belongs to one room of the counter: call a second one by what it is', () => {
  const sheets = trackedFiles('.css')
    .filter((file) => file.startsWith('counter/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  expect(drawnTwice(sheets)).toEqual([])
})

test('a planted second one is found, and one that is only drawn otherwise inside its room is not', () => {
  expect(
    drawnTwice([
      { file: 'counter/board/row.css', text: '.order-fish { block-size: 40px; }\n.mark { gap: 6px }' },
      { file: 'counter/order/order-page.css', text: '/* .mark {} */ .order-fish,\n.other { min-block-size: 64px }' },
      { file: 'counter/board/board-phone.css', text: '@media (width < 600px) { .mark { gap: 0 } }' },
      { file: 'counter/lists/lists.css', text: '.list .mark { gap: 0 }' },
    ]),
  ).toEqual([['order-fish', ['board', 'order']]])
})
