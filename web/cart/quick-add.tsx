import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#kit/button.tsx'
import { Stepper } from '#kit/stepper.tsx'
import { toast } from '#kit/toast.tsx'
import { itemIn } from '#shop/cart/cart.ts'
import type { QuickPack } from '#shop/cart/quick-pack.ts'
import { mostLines, mostOfOneLine } from '#shop/catalogue/pricing.ts'
import { packInWords } from '#shop/words/cart/pack-in-words.ts'
import { readyForNext } from '#web/site/next-word.ts'
import { readablePack } from '#words/formatters.ts'
import { quickAddWords } from '#words/text-list.ts'
import { addItem, changeQuantity, removeFromCart, useCart } from './cart.ts'
import { useLastPack } from './last-packs.ts'

/**
 * One tap puts the default choice into the cart, or what was taken last unless somebody said how much they want; then the
 * number of packs stands in its place.
 */
export function QuickAdd({ pack, asked }: { pack: QuickPack; asked?: boolean }) {
  const last = useLastPack(asked ? undefined : pack.item.id)
  const { item, most } = last ?? pack
  const words = packInWords(last ?? pack)
  const { id, title = '' } = item
  const line = itemIn(useCart(), id)
  const said = useId()
  const place = useRef<HTMLDivElement>(null)
  const isIn = line !== undefined
  const willBeIn = useRef<boolean>(undefined)
  const forgetUndo = useRef<() => void>(undefined)

  // The pressed button disappears; the focus, if it was there, moves to what replaces it.
  useEffect(() => {
    if (willBeIn.current !== isIn) return
    willBeIn.current = undefined
    if (document.activeElement !== document.body) return
    ;[...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true })
  })

  function add({ nativeEvent }: MouseEvent) {
    if (addItem(item)) {
      willBeIn.current = true
      readyForNext('pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse')
      offerUndo(quickAddWords.added(title, words), () => {
        willBeIn.current = false
        removeFromCart(id)
      })
    } else toast(quickAddWords.full(mostLines), { look: 'error' })
  }
  function change(quantity: number) {
    forgetUndo.current?.()
    if (quantity > 0) changeQuantity(id, quantity)
    else {
      willBeIn.current = false
      const putBack = removeFromCart(id)
      offerUndo(quickAddWords.removed(title), () => {
        willBeIn.current = true
        putBack()
      })
    }
  }
  function offerUndo(told: string, press: () => void) {
    forgetUndo.current = toast(told, { deed: { words: quickAddWords.undo, press } })
  }
  return (
    <div className="quick-add needs-script" ref={place}>
      <p id={said} className="small">
        {line ? quickAddWords.inCart(readablePack(line)) : quickAddWords[last ? 'asLastTime' : 'adds'](words)}
      </p>
      {line ? (
        <Stepper
          count={line.quantity}
          least={0}
          most={line.size === item.size && line.weight === item.weight ? most : mostOfOneLine}
          of={title}
          onChange={change}
        />
      ) : (
        <Button aria-label={quickAddWords.addTitle(title)} aria-describedby={said} onClick={add}>
          {quickAddWords.add}
        </Button>
      )}
    </div>
  )
}
