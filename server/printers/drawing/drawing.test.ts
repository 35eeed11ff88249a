import { expect, test } from 'vitest'
import { speakIn } from '#server/printers/speaking/languages.ts'
import { languages } from '#shop/languages.ts'
import { labelSizes, printerLanguages, slipSizes } from '#shop/printers/printers.ts'
import { readByAnother } from '#tests/rooms/another-reader.ts'
import { printedLineOf, printedOf } from '#tests/rooms/printed-papers.ts'
import { drawPaper } from './draw-paper.ts'
import { hasDot, type Picture } from './picture.ts'

/** Black on white, as a scanner sees the paper, with some white around it. */
function seen(picture: Picture) {
  const [width, height] = [picture.wide + 40, picture.high + 40]
  const data = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < picture.high; y += 1)
    for (let x = 0; x < picture.wide; x += 1) if (hasDot(picture, x, y)) data[(y + 20) * width + x + 20] = 0
  return { data, width, height }
}

/** What the printer puts on paper of what it was sent, read by a program that knows its language. */
function printedBy(language: (typeof printerLanguages)[number], sent: Uint8Array): Pick<Picture, 'bytesWide' | 'bits'> {
  const bytes = Buffer.from(sent)
  if (language === 'zpl') {
    const [, , wide, hex = ''] = /\^GFA,(\d+),\1,(\d+),([0-9A-F]+)\^FS/.exec(bytes.toString('latin1')) ?? []
    return { bytesWide: Number(wide), bits: Buffer.from(hex, 'hex') }
  }
  if (language === 'tspl') {
    const text = bytes.toString('latin1')
    const [head = '', wide, high] = /BITMAP 0,0,(\d+),(\d+),0,/.exec(text) ?? []
    const from = text.indexOf(head) + head.length
    const white = bytes.subarray(from, from + Number(wide) * Number(high))
    return { bytesWide: Number(wide), bits: white.map((byte) => ~byte & 255) }
  }
  const rows: Buffer[] = []
  let bytesWide = 0
  for (let at = bytes.indexOf(Buffer.of(0x1d, 0x76, 0x30, 0)); bytes[at + 1] === 0x76; ) {
    bytesWide = bytes.readUInt16LE(at + 4)
    const size = bytesWide * bytes.readUInt16LE(at + 6)
    rows.push(bytes.subarray(at + 8, at + 8 + size))
    at += 8 + size
  }
  return { bytesWide, bits: Buffer.concat(rows) }
}

for (const language of languages) {
  test.each(slipSizes)(
    `a slip of %s mm in ${language} is as wide as its roll, and another program reads its barcode`,
    async (size) => {
      const picture = await drawPaper({ paper: 'slip', printed: printedOf(language), mark: { mark: 'copy' } }, size)
      expect(picture.wide).toBe(size === '58' ? 384 : 576)
      expect(await readByAnother('Code128', seen(picture))).toEqual(['D7K4-29XM'])
      expect(await readByAnother('QRCode', seen(picture))).toEqual(['https://darya.example/catch/B7-K2'])
    },
  )

  test.each(labelSizes)(
    `a label of %s mm in ${language} holds all of it, and another program reads its barcode`,
    async (size) => {
      const printed = printedOf(language)
      const line = { ...printedLineOf(), title: 'Whole Silver Pomfret, cleaned and gutted', lineNo: 12 }
      const mark = { mark: 'replaces', grams: 850 } as const
      const picture = await drawPaper({ paper: 'label', printed, line, mark }, size)
      expect([picture.wide / 8, picture.high / 8].join('x')).toBe(size)
      expect(await readByAnother('Code128', seen(picture))).toEqual(['D7K4-29XM-12'])
      // its code stands below the bars, and nothing at the edge is cut off
      const inRow = (y: number) => Array.from({ length: picture.wide }, (_, x) => hasDot(picture, x, y)).some(Boolean)
      expect(inRow(picture.high - 1)).toBe(false)
      expect(Array.from({ length: 20 }, (_, up) => inRow(picture.high - 4 - up)).some(Boolean)).toBe(true)
    },
  )
}

test.each(printerLanguages)('what goes out in %s is the picture, dot by dot', async (language) => {
  const facts = { paper: 'label', printed: printedOf('mr'), line: printedLineOf(), mark: { mark: 'first' } } as const
  const picture = await drawPaper(facts, '50x40')
  const { bytesWide, bits } = printedBy(language, speakIn[language](picture, { cuts: false }).paper)
  expect(bytesWide).toBe(picture.bytesWide)
  expect(Buffer.compare(Buffer.from(bits), Buffer.from(picture.bits))).toBe(0)
})

const labelOf = (title: string) => {
  const line = printedLineOf({ title, titleIn: 'mr', otherName: '' })
  return drawPaper({ paper: 'label', printed: printedOf('mr'), line, mark: { mark: 'first' } }, '75x50')
}

const dotsOf = ({ bits }: Picture) => bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)

test('Devanagari is drawn with letters of our own: joined, and not as boxes', async () => {
  // a joined letter is another one than its parts; a box for what is missing would be the same for each
  const [joined, apart, other] = [
    await labelOf('\u0915\u094d\u0937'),
    await labelOf('\u0915\u094d\u200c\u0937'),
    await labelOf('\u092e\u092e'),
  ]
  expect(new Set([joined, apart, other].map(dotsOf)).size).toBe(3)
})

test('what a customer wrote is text, whatever it looks like', async () => {
  for (const note of ['<b>', '&', '<span foreground="red">', '\u0000\u001b@', '🐟🦐', '\ud800', 'a'.repeat(400)])
    expect(
      (
        await drawPaper(
          {
            paper: 'slip',
            printed: printedOf('en', { order: { ...printedOf('en').order, note } }),
            mark: { mark: 'first' },
          },
          '58',
        )
      ).high,
    ).toBeGreaterThan(500)
})
