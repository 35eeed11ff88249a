import { makeStockWish, dropStockWish, forgetStockWishes } from './make-stock-wish.ts'
import { tellStockWishes, untellStockWishes } from './tell-stock-wishes.ts'
import { makeAreaWish, dropAreaWish, forgetAreaWishes } from './make-area-wish.ts'
import { tellAreaWishes, untellAreaWishes } from './tell-area-wishes.ts'

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
