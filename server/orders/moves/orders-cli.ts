import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import type { movesCommands } from '#server/orders/moves/moves-commands.ts'
import { orderIdByNumber } from '#server/orders/orders-store.ts'
import { orderById } from '#server/orders/staff-orders-store.ts'
import { buyerOf } from '#server/orders/tell-buyer.ts'

/** Records what happens to an order outside of the site. */
export const orders: CliCommand<typeof movesCommands> = {
  use: 'orders delivered NUMBER',
  does: 'notes that an order was delivered; its customer then counts as somebody who bought here',
  async run([what = '', number = ''], { database, now, settings: { gstin }, budgetFor }) {
    if (what !== 'delivered') throw new WrongArgs(`There is no 'orders ${what}'.`)
    const orderId = await orderIdByNumber(database.read, number.toUpperCase())
    if (orderId === undefined) throw new WrongArgs(`There is no order '${number}'. Order numbers look like D7K4-29XM.`)
    const order = await orderById(database.read, orderId)
    const buyer = order && (await buyerOf(database.read, { budgetFor }, order.user_id))
    const noted = { orderId, move: 'note-delivered', by: { command: 'orders' }, at: now, gstin, buyer } as const
    const moving = await database.run.moveOrder(noted)
    if ('moved' in moving) return `Order ${number.toUpperCase()} is noted as delivered.`
    throw new WrongArgs(`Order ${number.toUpperCase()} is delivered already, or cancelled.`)
  },
}
