import { type ReactNode, useId, useState } from 'react'
import { type Answered, Answer } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'

interface ListedWish {
  readonly id: string
  readonly until: string
}

/** What somebody waits for, each to be taken back. Nothing where they wait for nothing. */
export function WishList<Wish extends ListedWish>({
  head,
  words,
  wishes,
  titleOf,
  drop,
  children,
}: {
  head: string
  words: {
    readonly waiting: (until: string) => string
    readonly doNotTell: string
    readonly doNotTellOf: (title: string) => string
    readonly takenBack: string
  }
  wishes: readonly Wish[] | undefined
  titleOf: (wish: Wish) => string
  drop: (id: string) => Promise<string | undefined>
  children: (wish: Wish) => ReactNode
}) {
  const [answer, setAnswer] = useState<Answered>()
  const named = useId()
  if (wishes === undefined || (wishes.length === 0 && answer === undefined)) return null

  async function takeBack(id: string) {
    const said = await drop(id)
    setAnswer(said ? { said: [said] } : { done: words.takenBack })
  }
  return (
    <section className="stack" aria-labelledby={named}>
      <h2 id={named}>{head}</h2>
      <Answer to={answer} />
      <ul className="sessions" role="list">
        {wishes.map((wish) => (
          <li key={wish.id}>
            <div>
              <p className="session-device">{children(wish)}</p>
              <p className="session-times">{words.waiting(wish.until)}</p>
            </div>
            <Button look="quiet" aria-label={words.doNotTellOf(titleOf(wish))} onClick={() => void takeBack(wish.id)}>
              {words.doNotTell}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
