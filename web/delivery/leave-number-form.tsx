import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { readableMobile } from '#shop/accounts/accounts.ts'
import { useAccount } from '#web/accounts/account.ts'
import { keepPlace } from '#web/accounts/kept-place.ts'
import { ProveMobile } from '#web/accounts/prove-mobile.tsx'
import { useAreaWishes } from '#web/accounts/use-area-wishes.ts'
import { entries, paths } from '#web/paths.ts'
import { areaWishWords } from '#words/delivery.ts'

/** To be told, once, when the shop comes to a pincode. One tap for who is signed in; others sign in first. */
export default function LeaveNumberForm({ pincode, onLeave }: { pincode: string; onLeave: (() => void) | undefined }) {
  const { state, user, token } = useAccount()
  const { own, make, drop } = useAreaWishes()
  const [answer, setAnswer] = useState<Answered>()
  const navigate = useNavigate()
  const wish = own?.wishes.find((one) => one.pincode === pincode)

  async function tell() {
    if (state === 'anonymous') {
      const here = `${paths.delivery}?${new URLSearchParams({ pincode })}`
      keepPlace(here)
      onLeave?.()
      return navigate(entries.login, { state: { redirectTo: here } })
    }
    const said = await make({ pincode })
    const done = own?.proven === false ? areaWishWords.onceProven(pincode) : areaWishWords.willTell(pincode)
    setAnswer(said ? { said: [said] } : { done })
  }
  async function takeBack(id: string) {
    const said = await drop(id)
    setAnswer(said ? { said: [said] } : { done: areaWishWords.takenBack })
  }
  return (
    <section className="stack leave-number needs-script" aria-labelledby="leave-number">
      <h2 id="leave-number">{areaWishWords.leaveNumber}</h2>
      <Answer to={answer} />
      {wish && <p className="small">{areaWishWords.waiting(wish.until)}</p>}
      <Button
        look="quiet"
        disabled={state === 'unknown'}
        aria-label={wish ? areaWishWords.doNotTellOf(pincode) : undefined}
        onClick={() => void (wish ? takeBack(wish.id) : tell())}
      >
        {wish ? areaWishWords.doNotTell : areaWishWords.tellMe(pincode)}
      </Button>
      <p className="small muted">{user ? areaWishWords.how(readableMobile(user.mobile)) : areaWishWords.signInFirst}</p>
      {token !== undefined && own?.proven === false && wish && (
        <ProveMobile token={token} isCalled={answer !== undefined} />
      )}
    </section>
  )
}
