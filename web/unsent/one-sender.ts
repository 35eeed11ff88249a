import { sendOrders } from '#shop/wire/worker.ts'

/**
 * One tab at a time, or the worker, does something with an order that waits. Where the browser cannot tell tabs apart, the key
 * of the attempt makes a double harmless.
 */
export const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(sendOrders, work) : work()
