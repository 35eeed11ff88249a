import type { BrowserContext, Page } from '@playwright/test'
import { fillAddress, openCheckout } from '#tests/journeys/shopping.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { unsentWords } from '#words/unsent.ts'

/**
 * Journeys of orders that wait for a line: in a shop of their own, and with the worker. Each file asks for its own: of several
 * that the runner reads one after the other, what stands at the top of a file that they share would hold for the first alone.
 */
export const unsentJourneys = () => untouched().extend({ serviceWorkers: 'allow' })

export const keepButton = (page: Page) => page.getByRole('button', { name: /^Save and send when online/ })
export const notSent = (page: Page) => page.getByRole('heading', { name: unsentWords.notSent })
export const sendNow = (page: Page) => page.getByRole('button', { name: unsentWords.sendNow })

/** A browser that wakes no worker, as Firefox and Safari: another one may take the sending over, past what a journey holds up. */
export const withoutWaking = (context: BrowserContext) =>
  context.addInitScript(() => void Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'))

/** At the checkout, the line goes, and the order is kept. */
export async function keepOne(page: Page, context: BrowserContext) {
  const person = await openCheckout(page)
  await fillAddress(page)
  await context.setOffline(true)
  await keepButton(page).click()
  await expect(notSent(page)).toBeVisible()
  return person
}
