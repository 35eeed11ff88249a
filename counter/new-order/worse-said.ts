import { type LineToday, titleOf } from '#shop/cart/cart-today.ts'
import { readableShort } from '#shop/money.ts'
import { newOrderWords } from '#words/orders-by-staff.ts'

const { worseLine: words } = newOrderWords

/** What of the last order cannot be had just so today, in a few words: they are read out on the telephone. */
export function worseSaid(line: LineToday): readonly string[] {
  const title = titleOf(line)
  const { item, was, cleaningGone, wrong, short } = line
  if (wrong !== undefined || (short !== undefined && short.instead === undefined)) return [words.gone(title)]
  return [
    ...(short === undefined ? [] : [words.less(title)]),
    ...(was === undefined ? [] : [words.dearer(title, readableShort(was), readableShort(item.price))]),
    ...(cleaningGone === undefined ? [] : [words.cut(title)]),
  ]
}
