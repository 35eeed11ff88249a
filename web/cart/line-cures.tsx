import { Button } from '#kit/button.tsx'
import { type LineToday, titleOf } from '#shop/cart/cart-today.ts'
import { cartWords } from '#words/cart.ts'
import { readableLabel } from '#words/formatters.ts'
import { takeInstead } from './cart.ts'

/** What makes a line that cannot be ordered one that can, each with one tap. */
export function LineCures({
  line,
  onCured,
  onTakeOut,
}: {
  line: LineToday
  /** the buttons are gone then */
  onCured: () => void
  /** where the line itself has no other way out */
  onTakeOut?: () => void
}) {
  const title = titleOf(line)
  const instead = line.short?.instead
  const isWrong = line.short !== undefined || line.wrong !== undefined
  if (!isWrong || (instead === undefined && onTakeOut === undefined)) return null
  return (
    <p className="line-cures">
      {instead && (
        <Button
          look="quiet"
          aria-label={cartWords.takeInsteadOf(title, instead.quantity, readableLabel(instead.weight))}
          onClick={() => {
            takeInstead(line.item.id, instead)
            onCured()
          }}
        >
          {cartWords.takeInstead(instead.quantity, readableLabel(instead.weight))}
        </Button>
      )}
      {onTakeOut && (
        <Button look="quiet" aria-label={cartWords.takeOutOf(title)} onClick={onTakeOut}>
          {cartWords.takeOut}
        </Button>
      )}
    </p>
  )
}
