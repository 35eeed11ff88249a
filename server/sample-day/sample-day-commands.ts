import { addSampleStaff } from './add-sample-staff.ts'

export const sampleDayCommands = {
  addSampleStaff,
}
