import { openShop } from './open-shop.ts'
import { nodFirstStep, setShopFacts } from './set-shop-facts.ts'

export const openingCommands = {
  openShop,
  setShopFacts,
  nodFirstStep,
}
