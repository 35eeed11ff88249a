import { forgetComplaints, noteComplaint, settleComplaint } from './change-complaint.ts'
import { staffNotesComplaint, staffSettlesComplaint } from './staff-settles.ts'

export const complaintsCommands = {
  noteComplaint,
  settleComplaint,
  forgetComplaints,
  staffSettlesComplaint,
  staffNotesComplaint,
}
