import { placeTryOrder, putTryOrderAway } from './try-order.ts'

export const tryOrderCommands = { placeTryOrder, putTryOrderAway }
