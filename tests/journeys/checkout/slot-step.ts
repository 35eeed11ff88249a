import type { Page } from '@playwright/test'
import { slotNamed } from '#shop/slots/slot-names.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import { slotsOf } from '#tests/rooms/slots-room.ts'
import { dayInFull, hoursOfSlot } from '#words/formatters.ts'
import { slotChoiceWords } from '#words/orders.ts'

export const main = (page: Page) => page.getByRole('main')

export const step = (page: Page) => page.getByRole('group', { name: slotChoiceWords.title })

export const chosenOf = (page: Page) => step(page).locator('summary')

export const choice = (page: Page, { name }: ShownSlot) =>
  step(page)
    .getByRole('group', { name: dayInFull(slotNamed(name)?.day ?? ''), exact: true })
    .getByRole('radio', { name: new RegExp(`^${hoursOfSlot(name)}`) })

export const freeOf = async (page: Page) => (await slotsOf(page.request)).filter(({ room }) => room === 'free')

export async function firstFree(page: Page): Promise<readonly [ShownSlot, ShownSlot, ShownSlot]> {
  const [first, second, third] = await freeOf(page)
  if (!first || !second || !third) throw new Error('no three slots are free')
  return [first, second, third]
}
