import { cancelOrder } from './cancel-order.ts'
import { changeOrderOfBuyer } from './change-order.ts'
import { staffChangeSlot } from './change-order-slot.ts'
import { staffGivesNewTime } from './give-new-time.ts'
import { lapseOrder } from './lapse-orders.ts'
import { moveOrder } from './move-order.ts'
import { staffSettlesCameBack } from './settle-came-back.ts'
import { makeStaffMove, undoStaffMove } from './staff-move.ts'

export const movesCommands = {
  staffChangeSlot,
  staffGivesNewTime,
  cancelOrder,
  lapseOrder,
  changeOrderOfBuyer,
  moveOrder,
  makeStaffMove,
  undoStaffMove,
  staffSettlesCameBack,
}
