import { staffChangeSlot } from './change-order-slot.ts'
import { cancelOrder } from './cancel-order.ts'
import { lapseOrder } from './lapse-orders.ts'
import { changeOrderOfBuyer } from './change-order.ts'
import { moveOrder } from './move-order.ts'
import { makeStaffMove, undoStaffMove } from './staff-move.ts'
import { staffSettlesCameBack } from './settle-came-back.ts'

export const movesCommands = {
  staffChangeSlot,
  cancelOrder,
  lapseOrder,
  changeOrderOfBuyer,
  moveOrder,
  makeStaffMove,
  undoStaffMove,
  staffSettlesCameBack,
}
