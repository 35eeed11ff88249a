import { dropAreaWish, forgetAreaWishes, makeAreaWish } from './make-area-wish.ts'
import { dropStockWish, forgetStockWishes, makeStockWish } from './make-stock-wish.ts'
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
