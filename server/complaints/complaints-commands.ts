import { noteComplaint, settleComplaint, forgetComplaints } from './change-complaint.ts'
import { staffSettlesComplaint, staffNotesComplaint } from './staff-settles.ts'

export const complaintsCommands = {
  noteComplaint,
  settleComplaint,
  forgetComplaints,
  staffSettlesComplaint,
  staffNotesComplaint,
}
