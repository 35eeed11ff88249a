import { encode } from 'uqr'
import { code128 } from '#server/orders/code128.ts'
import type { DrawnText, DrawText, Run } from './letters.ts'
import { blankPicture, cutAt, fill, type Picture, putDot } from './picture.ts'

/** What stands on a paper, from top to bottom. Lengths are dots. */
export type Block =
  | {
      readonly kind: 'text'
      readonly runs: readonly Run[]
      readonly dots: number
      readonly align?: 'left' | 'centre'
      readonly isBoxed?: boolean
    }
  /** two texts at the ends of a line; below each other where they do not fit beside each other */
  | { readonly kind: 'row'; readonly left: readonly Run[]; readonly right: readonly Run[]; readonly dots: number }
  | { readonly kind: 'rule'; readonly isDashed?: boolean }
  | { readonly kind: 'gap'; readonly high: number }
  /** as wide as it fits: a scanner reads wide bars best */
  | { readonly kind: 'bars'; readonly code: string; readonly high: number }
  /** squares that lead to an address, beside each other as far as they fit */
  | { readonly kind: 'squares'; readonly texts: readonly string[]; readonly wide: number }

/** Where a block is drawn, from its top; returns how high it is. */
interface Place {
  readonly left: number
  readonly wide: number
}

type Placed = (y: number) => { readonly high: number; putOn(picture: Picture): void }

/** No slip is longer: two metres. */
const longest = 16_000

/** Draws blocks below each other on paper of this width. A roll is as long as they are. */
export async function drawSheet(
  blocks: readonly Block[],
  { wide, margin, draw }: { readonly wide: number; readonly margin: number; readonly draw: DrawText },
): Promise<Picture> {
  const place = { left: margin, wide: wide - 2 * margin }
  const placed: Placed[] = []
  for (const block of blocks) placed.push(await placedBlock(block, { place, wide, draw }))
  let y = margin
  const parts = placed.map((put) => {
    const part = put(y)
    y += part.high
    return part
  })
  const high = Math.min(longest, y + margin)
  const picture = blankPicture(wide, high)
  for (const part of parts) part.putOn(picture)
  return cutAt(picture, high)
}

async function placedBlock(
  block: Block,
  { place, wide, draw }: { place: Place; wide: number; draw: DrawText },
): Promise<Placed> {
  if (block.kind === 'text')
    return textPlaced(
      block,
      place,
      await draw(block.runs, { dots: block.dots, ...place, align: block.align ?? 'left' }),
    )
  if (block.kind === 'row') return rowPlaced(block, place, draw)
  if (block.kind === 'squares') return squaresPlaced(block, place)
  if (block.kind === 'bars')
    return (y) => ({ high: block.high, putOn: (picture) => drawBars(picture, wide, { y, ...block }) })
  if (block.kind === 'rule')
    return (y) => ({ high: 13, putOn: (picture) => drawRule(picture, place, { y: y + 6, ...block }) })
  return () => ({ high: block.high, putOn: () => undefined })
}

function textPlaced(
  { align = 'left', isBoxed = false }: Extract<Block, { kind: 'text' }>,
  place: Place,
  text: DrawnText,
): Placed {
  const around = isBoxed ? 8 : 0
  const x = align === 'centre' ? place.left + Math.round((place.wide - text.wide) / 2) : place.left
  const high = text.above + text.below
  return (y) => ({
    high: high + 2 * around,
    putOn(picture) {
      text.putOn(picture, x, y + around + text.above)
      if (isBoxed)
        drawBox(picture, { x: x - 2 * around, y: y + 2, wide: text.wide + 4 * around, high: high + 2 * around - 4 })
    },
  })
}

async function rowPlaced(
  { left, right, dots }: Extract<Block, { kind: 'row' }>,
  place: Place,
  draw: DrawText,
): Promise<Placed> {
  const isEmpty = left.every(({ text }) => text === '')
  const start = isEmpty ? undefined : await draw(left, { dots, ...place })
  const end = await draw(right, { dots, ...place })
  const isBeside = start === undefined || start.wide + end.wide + dots <= place.wide
  // on one baseline, or each on its own
  const startAt = Math.max(start?.above ?? 0, isBeside ? end.above : 0)
  const endAt = isBeside ? startAt : startAt + (start?.below ?? 0) + end.above
  return (y) => ({
    high: endAt + Math.max(end.below, isBeside ? (start?.below ?? 0) : 0),
    putOn(picture) {
      start?.putOn(picture, place.left, y + startAt)
      end.putOn(picture, place.left + place.wide - end.wide, y + endAt)
    },
  })
}

function drawRule(picture: Picture, { left, wide }: Place, { y, isDashed = false }: { y: number; isDashed?: boolean }) {
  for (let x = left; x < left + wide; x += 1)
    if (!isDashed || x % 8 < 5)
      for (let thick = 0; thick < (isDashed ? 1 : 2); thick += 1) putDot(picture, x, y + thick)
}

function drawBox(picture: Picture, { x, y, wide, high }: { x: number; y: number; wide: number; high: number }) {
  const thick = 3
  fill(picture, { x, y, wide, high: thick })
  fill(picture, { x, y: y + high - thick, wide, high: thick })
  fill(picture, { x, y, wide: thick, high })
  fill(picture, { x: x + wide - thick, y, wide: thick, high })
}

/** The quiet zone that the standard requires on each side, in widths of the narrowest bar. */
const quiet = 10

/** Bars of a whole number of dots each: a scanner measures them against each other. */
function drawBars(picture: Picture, wide: number, { code, y, high }: { code: string; y: number; high: number }) {
  const widths = code128(code)
  const modules = widths.reduce((sum, one) => sum + one, 2 * quiet)
  const bar = Math.max(1, Math.min(3, Math.floor(wide / modules)))
  let x = Math.round((wide - modules * bar) / 2) + quiet * bar
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) fill(picture, { x, y, wide: width * bar, high })
    x += width * bar
  }
}

function squaresPlaced({ texts, wide }: Extract<Block, { kind: 'squares' }>, place: Place): Placed {
  const drawn = texts.map((text) => encode(text, { ecc: 'M', border: 4 }))
  const perRow = Math.max(1, Math.floor(place.wide / wide))
  const rows = Math.ceil(drawn.length / perRow)
  return (y) => ({
    high: rows * wide,
    putOn(picture) {
      for (const [nr, { size, data }] of drawn.entries()) {
        const inRow = Math.min(perRow, drawn.length - Math.floor(nr / perRow) * perRow)
        const dot = Math.max(1, Math.floor(wide / size))
        const left = place.left + Math.round((place.wide - inRow * wide) / 2) + (nr % perRow) * wide
        const top = y + Math.floor(nr / perRow) * wide
        for (const [row, cells] of data.entries())
          for (const [column, isDark] of cells.entries())
            if (isDark) fill(picture, { x: left + column * dot, y: top + row * dot, wide: dot, high: dot })
      }
    },
  })
}
