import { type Paise, readableShort } from '#shop/money.ts'
import type { Spoken } from '#shop/words/spoken-in.ts'

/** A sum as text messages have it, without paise where there are none: 'Rs 1,950', '₹1,950' in Hindi. */
export const sumTold = (money: Paise, { messagesWords }: Pick<Spoken, 'messagesWords'>): string =>
  messagesWords.sum(readableShort(money).replace('₹', ''))
