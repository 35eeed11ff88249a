import { fileURLToPath } from 'node:url'
import type sharp from 'sharp'
import type { Language } from '#shop/languages.ts'
import { type Picture, putDot } from './picture.ts'

/** Our own letters lie beside this file (`npm run fonts`): what is printed is the same on a machine that has none of its own. */
const faces = [
  new URL('./letters/figtree-500.ttf', import.meta.url),
  new URL('./letters/figtree-700.ttf', import.meta.url),
  new URL('./letters/devanagari-500.ttf', import.meta.url),
  new URL('./letters/devanagari-700.ttf', import.meta.url),
]

/** As the files call themselves: Latin from the first, Devanagari and the sign of the rupee from the second. */
const families = 'Figtree Light, Noto Sans Devanagari'

/** A piece of a text, with what is special about it. */
export interface Run {
  readonly text: string
  readonly isBold?: boolean | undefined
  /** struck through: it was left out, or replaced */
  readonly isGone?: boolean | undefined
  /** letters of a script look a little different from language to language */
  readonly language?: Language | undefined
}

/** Text as it is drawn: the dots that its letters cover, from the baseline of its last line. */
export interface DrawnText {
  readonly wide: number
  /** how far it reaches above that baseline and below it, with the room that lines of this size have at least */
  readonly above: number
  readonly below: number
  putOn(picture: Picture, x: number, baseline: number): void
}

export type DrawText = (
  runs: readonly Run[],
  look: { readonly dots: number; readonly wide: number; readonly align?: 'left' | 'centre' },
) => Promise<DrawnText>

/** What a line has above its baseline and below it, in heights of a letter. Devanagari may reach further. */
const leastAbove = 0.98
const leastBelow = 0.28

/** Loads what draws, and the letters, when something is printed for the first time. */
export async function openLetters(): Promise<DrawText> {
  const { default: draw } = await import('sharp')
  // what customers wrote stays nowhere, and no paper takes all processors
  draw.cache(false)
  draw.concurrency(1)
  // once read, Pango finds them by their names
  for (const face of faces)
    await draw({ text: { text: 'x', font: families, fontfile: fileURLToPath(face) } })
      .raw()
      .toBuffer()
  return (runs, look) => drawText(draw, runs, look)
}

async function drawText(
  draw: typeof sharp,
  runs: readonly Run[],
  { dots, wide, align = 'left' }: Parameters<DrawText>[1],
): Promise<DrawnText> {
  const { data, info } = await draw({
    text: {
      text: runs.map(markupOf).join('') + mark,
      font: `${families} ${dots}px`,
      rgba: true,
      dpi: 72,
      width: wide,
      align: align === 'centre' ? 'center' : 'left',
      // a word that is longer than the paper is broken
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { inked, foot } = dotsIn(data, info)
  // the mark reaches below the line that letters stand on
  const baseline = foot - Math.round(dots * markBelow)
  const [left, right] = [Math.min(...inked.map(({ x }) => x)), Math.max(...inked.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...inked.map(({ y }) => y)), Math.max(...inked.map(({ y }) => y))]
  return {
    wide: inked.length === 0 ? 0 : right - left + 1,
    above: Math.max(Math.round(dots * leastAbove), baseline - top + 2),
    below: Math.max(Math.round(dots * leastBelow), bottom - baseline + 2),
    putOn(picture, x, line) {
      for (const dot of inked) putDot(picture, x + dot.x - left, line + dot.y - baseline)
    },
  }
}

/** Thin strokes of small letters cover half a dot: a little less than half is printed. */
const printedFrom = 112

/** A red bar at the end, which is never printed: it tells where the line is, for only the ink of a text is measured. */
const mark = '<span foreground="#ff0000">\u2060|</span>'

/** How far that bar reaches below the line, in heights of a letter. */
const markBelow = 0.2

function dotsIn(data: Buffer, { width, height, channels }: { width: number; height: number; channels: number }) {
  const inked: { readonly x: number; readonly y: number }[] = []
  let foot = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels
      if ((data[at + 3] ?? 0) < printedFrom) continue
      if ((data[at] ?? 0) > 128) foot = y
      else inked.push({ x, y })
    }
  return { inked, foot }
}

function markupOf({ text, isBold = false, isGone = false, language }: Run): string {
  const attributes = [
    isBold ? 'weight="700"' : '',
    isGone ? 'strikethrough="true"' : '',
    language === undefined ? '' : `lang="${language}"`,
  ].filter(Boolean)
  const escaped = escapedText(text)
  return attributes.length === 0 ? escaped : `<span ${attributes.join(' ')}>${escaped}</span>`
}

/** What customers write is text, never markup. Signs that no paper has are left out. */
const escapedText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
