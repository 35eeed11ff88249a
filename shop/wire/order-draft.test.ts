import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { type DraftLine, draftAgain, draftOf } from './order-draft.ts'

/** Two tabs of an order with up to four lines: what each does to each line, and what each adds. */
const acts = constantFrom('nothing', 'more', 'out', 'other-cut')
const tab = record({ at: array(acts, { minLength: 4, maxLength: 4 }), adds: boolean() })

test('of what two tabs do, the second keeps what was done in it, and what was done in the first alone', () => {
  assert(
    property(integer({ min: 1, max: 4 }), tab, tab, (lines, first, second) => {
      const was = orderOf(draftOfLines(lines))
      const now = orderOf(done(draftOf(was), first, '1').filter(({ isOut }) => !isOut))
      const told = draftAgain(done(draftOf(was), second, '2'), was, now)
      const wanted = Array.from({ length: lines }, (_, nr) =>
        lineWanted(nr + 1, first.at[nr] ?? 'nothing', second.at[nr] ?? 'nothing'),
      ).filter((line) => line !== undefined)
      const added = [...(first.adds ? ['lobster of 1'] : []), ...(second.adds ? ['lobster of 2'] : [])]
      expect(told.map(inWords).toSorted()).toEqual([...wanted, ...added].toSorted())
    }),
  )
})

/** The slow way: which line there is in the end, by what each tab did to it. */
function lineWanted(nr: number, first: string, second: string): string | undefined {
  const mine = second === 'nothing' ? first : second
  if (first === 'out') return second === 'nothing' || second === 'out' ? undefined : `a new line of ${nr}, ${second}`
  return `line ${nr}, ${mine}`
}

function inWords(line: DraftLine): string {
  if (line.id.startsWith('lobster')) return line.id
  const nr = Number(line.id.slice('fish'.length))
  const act = line.isOut ? 'out' : line.quantity === 2 ? 'more' : line.cleaning === undefined ? 'nothing' : 'other-cut'
  return `${line.line === undefined ? 'a new line of' : 'line'} ${nr}, ${act}`
}

const draftOfLines = (count: number): DraftLine[] => Array.from({ length: count }, (_, nr) => fish(nr + 1))

function done(draft: readonly DraftLine[], { at, adds }: { at: readonly string[]; adds: boolean }, who: string) {
  const changed = draft.map((one, nr): DraftLine => {
    if (at[nr] === 'more') return { ...one, quantity: 2 }
    if (at[nr] === 'out') return { ...one, isOut: true }
    return at[nr] === 'other-cut' ? { ...one, cleaning: 'curry' } : one
  })
  const line = who === '1' ? draft.length + 1 : undefined
  return adds ? [...changed, { ...fish(0), key: `new ${who}`, line, id: `lobster of ${who}` }] : changed
}

const fish = (nr: number): DraftLine => ({
  key: String(nr),
  line: nr,
  id: `fish${nr}`,
  title: `Fish ${nr}`,
  size: '',
  weight: '1 kg',
  cleaning: undefined,
  quantity: 1,
  isOut: false,
})

/** As the shop tells it. */
const orderOf = (draft: readonly DraftLine[]) =>
  ({
    lines: draft.map(({ line, id, title, size, weight, cleaning, quantity }) => ({
      line,
      id,
      title,
      size,
      weight,
      quantity,
      cleaningOption: cleaning === undefined ? '' : 'Curry Cut',
    })),
  }) as OrderToChange
