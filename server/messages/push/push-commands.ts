import { dropPushDevice, forgetPushDevices, keepPushDevice, notePush } from './devices-store.ts'

export const pushCommands = {
  keepPushDevice,
  dropPushDevice,
  notePush,
  forgetPushDevices,
}
