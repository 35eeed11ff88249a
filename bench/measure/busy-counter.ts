// Boards that are open in a shop, of whose orders one is moved each second until this process is ended; for pages.ts, which says
// where its data are: npm exec -- node bench/measure/busy-counter.ts ADDRESS WHERE BOARDS ORDERS
import { setTimeout as sleep } from 'node:timers/promises'
import { commands } from '#server/commands.ts'
import type { Where } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { seconds } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { openBoardScreen, pressOn } from './board-screen.ts'

const [url = '', where = '', boards = '20', orders = '500'] = process.argv.slice(2)
const database = await openDatabase(JSON.parse(where) as Where, commands, { alone: false })
const ids: string[] = []
for (let nr = 0; nr < Number(orders); nr += 1) {
  const order = newOrder({ message: undefined, placedAt: Date.now(), userId: `buyer ${nr}` })
  await database.run.placeOrder(order)
  ids.push(order.id)
}
const presser = await staffOf(database, 'counter')
const screens = []
for (let nr = 0; nr < Number(boards); nr += 1) screens.push(openBoardScreen(url, await staffOf(database, 'counter')))
await database.close()
await Promise.all(screens.map(({ isOpen }) => isOpen))
console.log('open')
for (let nr = 0; ; nr += 1) {
  await pressOn(url, presser, ids[nr % ids.length] ?? '')
  await sleep(seconds(1))
}
