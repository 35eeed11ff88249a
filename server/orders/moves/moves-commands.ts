import { cancelOrder } from './cancel-order.ts'
import { changeOrderOfBuyer } from './change-order.ts'
import { staffChangeSlot } from './change-order-slot.ts'
import { closeDay } from './close-day.ts'
import { staffGivesNewTime } from './give-new-time.ts'
import { lapseOrder } from './lapse-orders.ts'
import { moveOrder } from './move-order.ts'
import { staffSettlesCameBack } from './settle-came-back.ts'
import { makeStaffMove, undoStaffMove } from './staff-move.ts'
import { undoCloseDay } from './undo-close-day.ts'

export const movesCommands = {
  staffChangeSlot,
  closeDay,
  undoCloseDay,
  staffGivesNewTime,
  cancelOrder,
  lapseOrder,
  changeOrderOfBuyer,
  moveOrder,
  makeStaffMove,
  undoStaffMove,
  staffSettlesCameBack,
}
