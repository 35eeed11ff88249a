import { cancelOrder } from './cancel-order.ts'
import { changeOrderOfBuyer } from './change-order.ts'
import { staffChangeSlot } from './change-order-slot.ts'
import { lapseOrder } from './lapse-orders.ts'
import { moveOrder } from './move-order.ts'
import { staffSettlesCameBack } from './settle-came-back.ts'
import { makeStaffMove, undoStaffMove } from './staff-move.ts'

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
