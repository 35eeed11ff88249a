import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Picture } from '#kit/picture.tsx'
import type { Shot } from '#kit/pictures.ts'
import { Stepper } from '#kit/stepper.tsx'
import { itemTotal } from '#shop/cart/cart.ts'
import { type LineToday, titleOf } from '#shop/cart/cart-today.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { langOf } from '#shop/catalogue/said.ts'
import { readable } from '#shop/money.ts'
import { readableChoice, sentenceOfChange } from '#shop/words/cart/line-in-words.ts'
import { sentenceOfPiece } from '#shop/words/catalogue/piece-in-words.ts'
import { movedPath } from '#web/paths.ts'
import { About, AtMost } from '#web/site/unweighed.tsx'
import { availabilityWords } from '#words/availability.ts'
import { cartWords } from '#words/cart.ts'
import { changeQuantity } from './cart.ts'
import { LineCures } from './line-cures.tsx'
import { sentenceOfWrong } from './sentence-of-wrong.ts'

export function CartLine({
  line,
  shot,
  back,
  onRemove,
}: {
  line: LineToday
  shot: Shot | undefined
  /** when it is back, where it is gone */
  back: string | undefined
  onRemove: () => void
}) {
  const { item, product } = line
  const title = titleOf(line)
  const change = sentenceOfChange(line)
  const wrong = sentenceOfWrong(line)
  const piece = sentenceOfPiece(product, item, item.quantity)
  const name = useRef<HTMLAnchorElement>(null)
  return (
    <li className="cart-line">
      <Link to={pageOf(line)} className="cart-line-picture" tabIndex={-1} aria-hidden="true">
        <Picture shot={shot} name="" sizes="8rem" />
      </Link>
      <div className="cart-line-words">
        <h2>
          <Link ref={name} to={pageOf(line)} lang={product && langOf(product, 'title')}>
            {title}
          </Link>
        </h2>
        <p>{readableChoice(item, product)}</p>
        {piece && <p className="small">{piece}</p>}
        <p className="small muted">{cartWords.eachPack(readable(item.price))}</p>
        {change && <p className="rate-changed">{change}</p>}
        {wrong && (
          <p className="field-error">{back === undefined ? wrong : `${wrong} ${availabilityWords.backThen(back)}`}</p>
        )}
        <LineCures line={line} onCured={() => name.current?.focus()} />
      </div>
      <div className="cart-line-deeds">
        <Stepper
          count={item.quantity}
          most={line.mostPacks}
          of={title}
          onChange={(quantity) => changeQuantity(item.id, quantity)}
        />
        <p className="cart-line-sum">
          {line.most !== undefined && <About />} <span className="cart-line-total">{readable(itemTotal(item))}</span>{' '}
          {line.most !== undefined && <AtMost most={line.most} />}
        </p>
        <Button look="plain" aria-label={cartWords.removeLine(title)} onClick={onRemove}>
          {cartWords.remove}
        </Button>
      </div>
    </li>
  )
}

/** A fish that the shop does not know leads to its id's own page (SPEC section 2). */
const pageOf = ({ item, product }: LineToday): string =>
  product ? detailUrl(product) : (item.detailPageURL ?? movedPath(item.id))
