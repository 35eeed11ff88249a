import { changeAddress, dropAddress, keepAddress } from './keep-address.ts'

export const addressesCommands = {
  keepAddress,
  changeAddress,
  dropAddress,
}
