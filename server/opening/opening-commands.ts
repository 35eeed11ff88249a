import { openShop } from './open-shop.ts'

export const openingCommands = {
  openShop,
}
