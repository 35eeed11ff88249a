import { keepChallenge, useChallenge } from './challenges.ts'
import { addStaff, changeStaffRole, disableStaff } from './change-staff.ts'
import { changeDevice, enrolDevice, inviteDevice, revokeDevice } from './devices.ts'
import { endAllStaffSessions, endStaffSession, endStaffSessions } from './end-staff-sessions.ts'
import { noteLook } from './note-look.ts'
import { becomeOwner, makeKeyAddress, makeOwnerAddress } from './owner-addresses.ts'
import { giveBackPinTry, notePinWrong, takePinTry } from './pin-tries.ts'
import { signInStaff } from './sign-in-staff.ts'
import {
  addStaffPasskey,
  proveStaff,
  removeStaffPasskey,
  replaceRecoveryCodes,
  setStaffPassword,
} from './staff-keys.ts'
import { chooseStaffLanguage } from './staff-language.ts'
import { changeStaffPin, letStaffIn, showStaffPin } from './staff-pins.ts'
import { lockStaffSession, touchStaffSession } from './staff-sessions.ts'
import { tidyStaff } from './tidy-staff.ts'

export const staffCommands = {
  addStaff,
  changeStaffRole,
  disableStaff,
  letStaffIn,
  changeStaffPin,
  takePinTry,
  giveBackPinTry,
  showStaffPin,
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
  changeDevice,
  revokeDevice,
  tidyStaff,
}
