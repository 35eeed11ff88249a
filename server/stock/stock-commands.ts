import {
  staffCountsStock,
  staffReceivesStock,
  staffSetsBackAt,
  staffStopsCounting,
  staffWastesStock,
} from './staff-stock.ts'
import { staffUndoesStock } from './undo-stock.ts'

export const stockCommands = {
  staffReceivesStock,
  staffWastesStock,
  staffCountsStock,
  staffStopsCounting,
  staffSetsBackAt,
  staffUndoesStock,
}
