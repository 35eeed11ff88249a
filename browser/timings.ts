import { milliseconds, minutes, seconds } from '#shop/time.ts'

/** Every wait that a shopper meets, by name. */
export const timings = {
  /** a spinner before a product page, from lists, the hero and the catch of the day */
  orderNow: milliseconds(800),
  /** a spinner before About Us, Contact Us and the three detail links of the menu */
  menuLink: milliseconds(500),
  myOrders: seconds(1),
  proceedToCheckout: milliseconds(500),
  heroSlide: milliseconds(800),
  heroAutoplay: seconds(4),
  /** how long a slide shows before the next picture is loaded */
  heroAhead: seconds(2),
  alsoLikeSlide: milliseconds(500),
  alsoLikeAutoplay: seconds(3),
  successBanner: seconds(3),
  registered: seconds(2),
  codeCountdown: seconds(30),
  /** when a protected page says that the shop cannot be reached */
  rehydration: seconds(5),
  /** how long the shop is waited for where this browser has kept something to show instead */
  keptInstead: seconds(3),
  /** when a page that opened as it was kept asks the shop itself, where the worker says nothing */
  heardOfPage: seconds(4),
  /** how long a checkout waits for the addresses of an account */
  addressBook: seconds(1),
  checkAgain: seconds(1),
  checkAgainAtMost: seconds(30),
  toast: seconds(3),
  emptyPincode: seconds(1),
  undoRemove: seconds(10),
  /** how often an order that is looked at is asked for: what the shop does is seen within 5 seconds */
  progressLook: seconds(4),
  /** how long a wait may be before the page shows that it loads */
  progress: milliseconds(400),
  /** how long before it says what to do */
  slow: seconds(10),
  /** how long the cart waits for the next change before it goes to the account */
  keepCart: seconds(1),
  keepCartAgain: seconds(30),
  /** after so long a page that is looked at again asks when the next order comes */
  lookedAtAgain: minutes(1),
  /** how long a finger, a mouse or the focus is on a link before its page is fetched ahead */
  finger: milliseconds(100),
  /** how long a page that is come back to is held where somebody was, while it is drawn */
  placeHeld: seconds(30),
  typingPause: milliseconds(150),
  callTimeout: minutes(0.5),
} as const
