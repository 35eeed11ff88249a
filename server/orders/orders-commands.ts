import { placeOrder } from './place-order.ts'
import { endAttempt, forgetEndedAttempts } from './end-attempt.ts'
import { forgetBuyers } from './forget-buyers.ts'

export const ordersCommands = {
  placeOrder,
  endAttempt,
  forgetEndedAttempts,
  forgetBuyers,
}
