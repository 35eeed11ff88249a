import { keepAddress, changeAddress, dropAddress } from './keep-address.ts'

export const addressesCommands = {
  keepAddress,
  changeAddress,
  dropAddress,
}
