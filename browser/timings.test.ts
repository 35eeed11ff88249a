import { expect, test } from 'vitest'
import { timings } from './timings.ts'

/** The waits of the specification, read a second time, in milliseconds. Journeys wait for them by name. */
test.each([
  ['from a list or the home page to a product', 'orderNow', 800],
  ['before About Us, Contact Us and the three products of the menu', 'menuLink', 500],
  ['before My Orders', 'myOrders', 1000],
  ['from the cart to the checkout', 'proceedToCheckout', 500],
  ['for a change of the hero', 'heroSlide', 800],
  ['between two slides of the hero', 'heroAutoplay', 4000],
  ['for a change of what one may also like', 'alsoLikeSlide', 500],
  ['between two changes of it', 'alsoLikeAutoplay', 3000],
  ['until the success banner goes', 'successBanner', 3000],
  ['from registering to the login', 'registered', 2000],
  ['until another code can be sent', 'codeCountdown', 30_000],
  ['until a page that waits for the kept sign-in says so', 'rehydration', 5000],
  ['until a toast goes', 'toast', 3000],
  ["until 'Please enter the pincode' goes", 'emptyPincode', 1000],
] as const)('the wait %s (%s) is %d ms', (_which, name, wait) => {
  expect(timings[name]).toBe(wait)
})
