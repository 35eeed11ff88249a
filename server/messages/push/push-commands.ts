import { keepPushDevice, dropPushDevice, notePush, forgetPushDevices } from './devices-store.ts'

export const pushCommands = {
  keepPushDevice,
  dropPushDevice,
  notePush,
  forgetPushDevices,
}
