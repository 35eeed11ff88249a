import { addStaff, changeStaffRole, disableStaff } from './change-staff.ts'
import { letStaffIn, changeStaffPin } from './staff-pins.ts'
import { takePinTry, giveBackPinTry, notePinWrong } from './pin-tries.ts'
import { signInStaff } from './sign-in-staff.ts'
import { touchStaffSession, lockStaffSession } from './staff-sessions.ts'
import { chooseStaffLanguage } from './staff-language.ts'
import { noteLook } from './note-look.ts'
import { endStaffSession, endStaffSessions, endAllStaffSessions } from './end-staff-sessions.ts'
import {
  proveStaff,
  addStaffPasskey,
  removeStaffPasskey,
  replaceRecoveryCodes,
  setStaffPassword,
} from './staff-keys.ts'
import { keepChallenge, useChallenge } from './challenges.ts'
import { makeOwnerAddress, makeKeyAddress, becomeOwner } from './owner-addresses.ts'
import { inviteDevice, enrolDevice, revokeDevice } from './devices.ts'
import { tidyStaff } from './tidy-staff.ts'

export const staffCommands = {
  addStaff,
  changeStaffRole,
  disableStaff,
  letStaffIn,
  changeStaffPin,
  takePinTry,
  giveBackPinTry,
  notePinWrong,
  signInStaff,
  touchStaffSession,
  chooseStaffLanguage,
  lockStaffSession,
  noteLook,
  endStaffSession,
  endStaffSessions,
  endAllStaffSessions,
  proveStaff,
  keepChallenge,
  useChallenge,
  addStaffPasskey,
  removeStaffPasskey,
  replaceRecoveryCodes,
  setStaffPassword,
  makeOwnerAddress,
  makeKeyAddress,
  becomeOwner,
  inviteDevice,
  enrolDevice,
  revokeDevice,
  tidyStaff,
}
