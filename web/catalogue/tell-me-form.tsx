import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { readableMobile } from '#shop/accounts/accounts.ts'
import { detailUrl, noSize, type Product } from '#shop/catalogue/product.ts'
import { titleOfWish } from '#shop/wishes/back-in-stock.ts'
import { useAccount } from '#web/accounts/account.ts'
import { keepPlace } from '#web/accounts/kept-place.ts'
import { ProveMobile } from '#web/accounts/prove-mobile.tsx'
import { useStockWishes } from '#web/accounts/use-stock-wishes.ts'
import { entries } from '#web/paths.ts'
import type { Back } from '#web/site/back-of.ts'
import { availabilityWords } from '#words/availability.ts'
import { readableSize } from '#words/formatters.ts'
import { backInStockWords } from '#words/stock.ts'

/** One tap for people who are signed in; others sign in first, for only a number that is theirs is told. */
export default function TellMeForm({
  product,
  back,
  sizes,
}: {
  product: Product
  back: Back
  sizes: readonly string[]
}) {
  const { state, user, token } = useAccount()
  const { own, make, drop } = useStockWishes()
  const [answer, setAnswer] = useState<Answered>()
  const navigate = useNavigate()
  const wishFor = (size: string) => own?.wishes.find((wish) => wish.productId === product.id && wish.size === size)

  async function tell(size: string) {
    if (state === 'anonymous') {
      const here = detailUrl(product)
      keepPlace(here)
      return navigate(entries.login, { state: { redirectTo: here } })
    }
    const said = await make({ productId: product.id, size })
    const what = titleOfWish(product.title, { size: readableSize(size) })
    const done = own?.proven === false ? backInStockWords.onceProven(what) : backInStockWords.willTell(what)
    setAnswer(said ? { said: [said] } : { done })
  }
  async function takeBack(id: string) {
    const said = await drop(id)
    setAnswer(said ? { said: [said] } : { done: backInStockWords.takenBack })
  }
  return (
    <section className="tell-me" aria-label={backInStockWords.tellMe}>
      <Answer to={answer} />
      <ul role="list">
        {sizes.map((size) => {
          const wish = wishFor(size)
          const what = titleOfWish(product.title, { size: readableSize(size) })
          return (
            <li key={size}>
              {size !== noSize && <p className="small">{goneInWords(size, back[size])}</p>}
              {wish && <p className="small">{backInStockWords.waiting(wish.until)}</p>}
              <Button
                look="quiet"
                className="needs-script"
                disabled={state === 'unknown'}
                aria-label={wish ? backInStockWords.doNotTellOf(what) : backInStockWords.tellMeOf(what)}
                onClick={() => void (wish ? takeBack(wish.id) : tell(size))}
              >
                {wish ? backInStockWords.doNotTell : backInStockWords.tellMe}
              </Button>
            </li>
          )
        })}
      </ul>
      <p className="small muted needs-script">
        {user ? backInStockWords.how(readableMobile(user.mobile)) : backInStockWords.signInFirst}
      </p>
      {token !== undefined && own?.proven === false && own.wishes.length > 0 && (
        <ProveMobile token={token} isCalled={answer !== undefined} />
      )}
    </section>
  )
}

const goneInWords = (size: string, back: string | undefined): string =>
  back === undefined
    ? availabilityWords.sizeGone(readableSize(size))
    : availabilityWords.sizeGoneUntil(readableSize(size), back)
