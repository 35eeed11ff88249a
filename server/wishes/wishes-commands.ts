import { dropAreaWish, dropStockWish, forgetAreaWishes, forgetStockWishes } from './forget-wishes.ts'
import { makeAreaWish, makeStockWish } from './make-wish.ts'
import { tellAreaWishes, untellAreaWishes } from './tell-area-wishes.ts'
import { tellStockWishes, untellStockWishes } from './tell-stock-wishes.ts'

export const wishesCommands = {
  makeStockWish,
  dropStockWish,
  tellStockWishes,
  untellStockWishes,
  forgetStockWishes,
  makeAreaWish,
  dropAreaWish,
  tellAreaWishes,
  untellAreaWishes,
  forgetAreaWishes,
}
