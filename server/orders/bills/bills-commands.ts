import { creditBuyer } from './credit-buyer.ts'
import { leaveRoomForBills } from './leave-room.ts'
import { printPaper } from './print-paper.ts'

export const billsCommands = {
  creditBuyer,
  leaveRoomForBills,
  printPaper,
}
