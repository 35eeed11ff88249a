import { addToArea, removeFromArea } from './change-area.ts'
import { staffChangesArea } from './staff-changes-area.ts'

export const deliveryCommands = {
  addToArea,
  removeFromArea,
  staffChangesArea,
}
