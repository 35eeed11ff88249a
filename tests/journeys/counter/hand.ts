import type { Locator, Page } from '@playwright/test'
import { takesPresses } from '#tests/journeys/visits.ts'

/** Counts the taps of a hand. */
export function handAt(page: Page) {
  const hand = { taps: 0 }
  const tap = async (on: Locator) => {
    await takesPresses(page)
    hand.taps += 1
    await on.click()
  }
  return {
    tap,
    type: async (digits: string) => {
      for (const digit of digits) await tap(page.getByRole('button', { name: digit, exact: true }))
    },
    /** how many since it was asked last */
    taps: () => {
      const { taps } = hand
      hand.taps = 0
      return taps
    },
  }
}
