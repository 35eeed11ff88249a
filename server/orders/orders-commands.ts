import { endAttempt, forgetEndedAttempts } from './end-attempt.ts'
import { forgetBuyers } from './forget-buyers.ts'
import { placeOrder } from './place-order.ts'

export const ordersCommands = {
  placeOrder,
  endAttempt,
  forgetEndedAttempts,
  forgetBuyers,
}
