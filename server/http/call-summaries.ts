import type { calls } from '#shop/wire/calls.ts'

/** What each call does, in a line: for who writes another client. The calls themselves stand where browsers load them. */
export const callSummaries: Readonly<Record<keyof typeof calls, string>> = {
  checkAuth: 'Tells whether a token still signs somebody in, and whom',
  register: 'Makes an account',
  login: 'Signs in by e-mail and password',
  validateEmail: 'Tells whether mail can reach the domain of an e-mail address',
  stay: 'Gives a new token to a browser that has lost its own, by the cookies of its stay',
  logout: 'Ends the session of the token',
  changePassword: 'Changes the password of the account',
  deleteAccount: 'Erases the account and ends all its sessions',
  sessions: 'Lists the sessions of the account',
  endSessions: 'Ends one other session, or all of them',
  sendCode: 'Sends a one-time code to a mobile',
  verifyCode: 'Checks a one-time code',
  resetPassword: 'Sets a new password by a one-time code, and signs in',
  mobile: 'Tells the mobile of the account and whether it is verified',
  sendMobileCode: 'Sends a one-time code to the mobile of the account',
  verifyMobile: 'Verifies the mobile of the account by its code',

  orders: 'Lists one’s orders, the newest first',
  myOrders: 'Lists one’s orders page by page, with the address of the next page',
  placeOrder: 'Places an order; with the same Idempotency-Key it is placed once',
  orderOfAttempt: 'Tells which order came of an attempt, by its key',
  endAttempt: 'Ends an attempt that has come to nothing, so that it never becomes an order',
  generateBarcode: 'Draws the barcode of an order',
  lastPacks: 'Lists what one took last of each product, as it can be had today',
  orderProgress: 'Tells how far orders are, or which have changed since',
  orderWeights: 'Tells what the fish of an order weighed',
  weighingPhotograph: 'Gives the photograph of one item on the scale',
  weighingAsk: 'Shows a weighing that waits for the customer’s answer, by its link',
  answerAsk: 'Accepts or declines a weighing, by its link',
  orderToChange: 'Gives an order with all that is needed to change it',
  changeOrder: 'Changes an order until its cut-off',
  cancelOrder: 'Cancels an order until its cut-off',

  stockWishes: 'Lists what one is to be told of once it is back in stock',
  makeStockWish: 'Asks to be told once when a product is back in stock',
  dropStockWish: 'Drops such a wish',

  addressBook: 'Lists the addresses that are saved with the account',
  keepAddress: 'Saves an address with the account',
  changeAddress: 'Changes a saved address',
  dropAddress: 'Removes a saved address',

  keptCart: 'Gives the cart that is saved with the account, with today’s prices',
  keepCart: 'Saves the cart over the version that was seen',

  areaWishes: 'Lists the pincodes of which one is to be told once the shop delivers there',
  makeAreaWish: 'Asks to be told once when the shop delivers to a pincode',
  dropAreaWish: 'Drops such a wish',

  pushDevices: 'Lists the devices that get notifications, and the key to add one with',
  keepPushDevice: 'Adds a device that gets notifications',
  dropPushDevice: 'Removes a device from notifications',

  slots: 'Lists the delivery slots of a pincode, the earliest first',

  reviewsOf: 'Lists the reviews of a product, the newest first; the id is that of the product',
  writeReview: 'Writes a review of a product',
  withdrawReview: 'Withdraws a review of one’s own; the id is that of the review',

  complain: 'Writes down a complaint and gives its number',

  pincode: 'Tells the places of a pincode, as India Post names them',
}
