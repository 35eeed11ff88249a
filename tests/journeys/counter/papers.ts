import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { rupees } from '#shop/money.ts'
import { wholeGrams } from '#shop/weight.ts'
import { readByAnother } from '#tests/rooms/another-reader.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import { atScale, reading } from '#tests/rooms/weighings.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { move, orderAt, type PlacedOrder } from './board-room.ts'

const line = (productId: number, title: string, size: string, price: number) => ({
  productId,
  cartId: `pdpImage${productId}`,
  title,
  size,
  weight: '500 g' as const,
  grams: 500,
  cleaning: 'gut-and-keep-whole' as const,
  price: rupees(price),
  quantity: 2,
  linePrice: rupees(2 * price),
  most: rupees(2.2 * price),
  tolerated: wholeGrams(1100),
  otherPacks: [],
  labelWeight: productId === 2 ? ('net' as const) : ('gross' as const),
})

/** Pomfret, marinated pomfret and prawns, two packs of each. */
export const threeFish = [
  line(4, 'Whole Silver Pomfret (Paplet)', 'Jumbo', 1000),
  line(6, 'Marinated Silver Pomfret (Paplet)', 'Extra Large', 650),
  line(2, 'Cleaned Prawns (Kolambi)', 'Medium', 450),
]

/** An order of three lines on its way: one heavier than ordered, one lighter, and one left out. */
export async function outWithRider(shop: RunningShop, staff: SignedInStaff): Promise<PlacedOrder> {
  const order = await orderAt(shop, { lines: threeFish, total: rupees(4200), most: rupees(4620) })
  for (const what of ['confirm', 'start-cutting'] as const) await move(shop, staff, order, what)
  await weigh(shop, staff, order)
  await move(shop, staff, order, 'pack')
  await move(shop, staff, order, 'send-out', { rider: staff.id })
  return order
}

/** What stands on A4 between margins of 12 mm, and on rolls, in the dots of a screen. */
const dotsOf = (millimetres: number) => Math.floor((millimetres / 25.4) * 96)

/** Size and number of the sheets that a printer gets, in millimetres. */
export async function sheetsOf(page: Page): Promise<{ wide: number; high: number; sheets: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, wide = '0', high = '0'] = /\/MediaBox \[0 0 ([.\d]+) ([.\d]+)\]/.exec(pdf) ?? []
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  return { wide: (Number(wide) * 25.4) / 72, high: (Number(high) * 25.4) / 72, sheets }
}

/** Whatever reaches over the edge of its paper, as it is printed. */
export async function cutOff(page: Page, paper: string, wide: number): Promise<string[]> {
  await page.setViewportSize({ width: dotsOf(wide), height: 2000 })
  await page.emulateMedia({ media: 'print' })
  const found = await page.locator(paper).evaluateAll((papers) =>
    papers.flatMap((one) => {
      const edge = one.getBoundingClientRect()
      return [...one.querySelectorAll('*')].flatMap((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        // What holds nothing, a picture, is as large as its own box.
        const { left, right, bottom } = (part.hasChildNodes() ? range : part).getBoundingClientRect()
        const isOut = right > edge.right + 1 || left < edge.left - 1 || bottom > edge.bottom + 1
        return isOut ? [part.outerHTML.slice(0, 90)] : []
      })
    }),
  )
  await page.emulateMedia({ media: null })
  return found
}

/** What a scanner of another maker reads from the paper as it is drawn. */
export async function scanned(page: Page, name: string): Promise<string> {
  const picture = page.getByRole('img', { name })
  const { data, info } = await sharp(await picture.screenshot())
    .flatten()
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (await readByAnother('Code128', { data, width: info.width, height: info.height })).join()
}

async function weigh(shop: RunningShop, staff: SignedInStaff, { id }: PlacedOrder): Promise<void> {
  const acts = [
    ['lines/1/weighings', reading(1031, { seen: 0 })],
    ['lines/2/weighings', reading(885, { seen: 0, reason: 'One fish was soft' })],
    ['lines/3/left-out', { seen: 0, reason: 'The boat did not come' }],
  ] as const
  for (const [path, body] of acts) {
    const { status } = await atScale(shop, staff, id, path, body)
    expect([path, status]).toEqual([path, 200])
  }
}
