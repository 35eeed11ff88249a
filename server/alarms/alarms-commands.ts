import { keepAlarms } from './keep-alarms.ts'

export const alarmsCommands = {
  keepAlarms,
}
