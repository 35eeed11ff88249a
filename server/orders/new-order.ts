import type { MessageBudget } from '#server/messages/outbox.ts'
import type { Address } from '#shop/accounts/address.ts'
import type { By } from '#shop/by.ts'
import type { CleaningCode } from '#shop/catalogue/cleaning.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { Pack } from '#shop/catalogue/weighed-price.ts'
import type { Language } from '#shop/languages.ts'
import type { Paise } from '#shop/money.ts'
import type { OrderWishes } from '#shop/orders/order-wishes.ts'
import type { OrderSlot } from '#shop/slots/slots.ts'
import type { StockLine } from '#shop/stock/stock-cell.ts'
import type { Grams } from '#shop/weight.ts'
import type { FindableOrder } from '#shop/words/orders/order-search.ts'

/** An order as it has been priced and decided; nothing in it is the client's word about money. */
export interface NewOrder {
  readonly id: string
  /** the first that no other order has becomes its number */
  readonly numbers: readonly string[]
  readonly userId: string
  /** the counter is tried with it: it is nobody's, has no slot and takes no fish */
  readonly isTry?: true | undefined
  /** who of the staff took it; left out where its buyer placed it */
  readonly takenBy?: By | undefined
  readonly placedAt: number
  readonly total: Paise
  /** the most that was shown */
  readonly most: Paise
  readonly wishes: OrderWishes
  /** when it ends by itself, unless the mobile of its buyer has answered a code by then */
  readonly lapsesAt?: number | undefined
  /** when it comes */
  readonly slot?: OrderSlot | undefined
  readonly shippingAddress: FindableOrder['shippingAddress'] & Pick<Address, 'phone'>
  readonly billingAddress: object
  readonly payment: string
  /** in which it is placed: what is told of it later is in it */
  readonly language: Language
  /** of the account, until now */
  readonly lastLanguage?: string | undefined
  readonly lines: readonly NewLine[]
  /** what its lines take of fish that is counted */
  readonly stock?: readonly StockLine[]
  readonly attempt: { readonly key: string; readonly bodyHash: string }
  /** where the confirmation goes; its words are made once the number is known */
  readonly message:
    | {
        readonly id: string
        readonly to: string
        readonly shop: string
        readonly fssai: string
        readonly budget: MessageBudget
      }
    | undefined
}

export interface NewLine {
  readonly productId: number
  readonly cartId: string
  readonly title: string
  readonly size: string
  readonly weight: string
  readonly grams: number
  readonly cleaning: CleaningCode | undefined
  readonly price: Paise
  readonly quantity: number
  readonly linePrice: Paise
  /** the most that was shown for it */
  readonly most: Paise
  /** the heaviest that it may be without anybody being asked */
  readonly tolerated: Grams
  readonly otherPacks: readonly Pack[]
  readonly labelWeight: Product['labelWeight']
}
