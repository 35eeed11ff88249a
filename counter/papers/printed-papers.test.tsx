import { beforeEach, expect, test, vi } from 'vitest'
import { labelBlocks } from '#server/printers/drawing/label.ts'
import type { Block } from '#server/printers/drawing/sheet.ts'
import { slipBlocks, slipLetters } from '#server/printers/drawing/slip.ts'
import { languages } from '#shop/languages.ts'
import { printedLineOf, printedOf } from '#tests/rooms/printed-papers.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

/** What measures paper for the printer's dialog, which no test of words needs. */
beforeEach(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      readonly replaceSync = () => undefined
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined
      readonly disconnect = () => undefined
    },
  )
})

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Each text of a drawn paper. */
const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'text') return [plain(block.runs.map(({ text }) => text).join(''))]
    if (block.kind === 'row')
      return [block.left, block.right].map((runs) => plain(runs.map(({ text }) => text).join('')))
    return []
  })

/** Each paragraph of the paper on the page, without the cut in the language of whoever prints. */
const paragraphs = (paper: Element): string[] =>
  [...paper.querySelectorAll('p')].map((one) => plain((one.textContent ?? '').replaceAll(/\([^()]*\)$/g, '')))

/** Numbers of lines stand before them on the page too, where no text has them. */
const unnumbered = (text: string) => text.replace(/^[0-9]+\. /, '')

for (const language of languages) {
  test(`the shop's printer says on a slip what the browser prints, in ${language}`, async () => {
    const printed = printedOf(language)
    await openScreen(import('#counter/papers/slip-page.tsx'), printed)
    const paper = document.querySelector('.paper') as Element
    const drawn = textsOf(slipBlocks(printed, slipLetters['80'], { mark: 'first' })).map(unnumbered)
    const all = plain(paper.textContent ?? '')
    const missing = drawn.filter((text) => text !== '' && !all.replaceAll(' ', '').includes(text.replaceAll(' ', '')))
    // the number below the bars is the picture's text on the page
    expect(missing.filter((text) => text !== printed.order.number && !text.startsWith('https://'))).toEqual([])
    const together = drawn.join(' ').replaceAll(' ', '')
    expect(paragraphs(paper).filter((text) => !together.includes(text.replaceAll(' ', '')))).toEqual([])
  })

  test(`and on a label, in ${language}`, async () => {
    const printed = printedOf(language, { lines: printedOf(language).lines.slice(0, 1) })
    await openScreen(import('#counter/papers/labels-page.tsx'), printed)
    const label = document.querySelector('.label') as Element
    const [line] = printed.lines
    if (line === undefined) throw new Error('a label is of a line')
    const drawn = textsOf(labelBlocks(printed, line, { dots: 16, mark: { mark: 'first' } }))
    const together = drawn.join(' ').replaceAll(' ', '')
    const said = paragraphs(label).filter((text) => text !== `${printed.order.number}-1`)
    expect(said.filter((text) => !together.includes(text.replaceAll(' ', '')))).toEqual([])
    const all = plain(label.textContent ?? '').replaceAll(' ', '')
    expect(drawn.filter((text) => !all.includes(text.replaceAll(' ', '')))).toEqual([])
  })
}

test('a slip says what was given free, and keeps the shop’s own reasons to the shop', async () => {
  const heavy = { orderedGrams: 1000, grams: 1190, freeGrams: 90, pricePaise: 220_000 }
  const lines = [
    printedLineOf({ ...heavy, reason: 'weighed-wrong' }),
    printedLineOf({ lineNo: 2, state: 'left-out', pricePaise: 0, reason: 'sold-out' }),
  ]
  await openScreen(import('#counter/papers/slip-page.tsx'), printedOf('en', { lines }))
  const said = paragraphs(document.querySelector('.paper') as Element)
  expect(said).toEqual(expect.arrayContaining(['90 g of it free', '100 g and ₹200.00 more than ordered']))
  expect(said.filter((text) => text.startsWith('Reason'))).toEqual(['Reason: Out of stock'])
})
