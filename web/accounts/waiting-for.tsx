import { useState } from 'react'
import { Link } from 'react-router'
import { backInStockWords } from '#words/back-in-stock.ts'
import { type Answered, Answer } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { useStockWishes } from './use-stock-wishes.ts'

/** What somebody wants to be told of when it is back, each to be taken back. Nothing where they wait for nothing. */
export function WaitingFor() {
  const { own, drop } = useStockWishes()
  const [answer, setAnswer] = useState<Answered>()
  if (own === undefined || (own.wishes.length === 0 && answer === undefined)) return null

  async function takeBack(id: string) {
    const said = await drop(id)
    setAnswer(said ? { said: [said] } : { done: backInStockWords.takenBack })
  }
  return (
    <section className="stack" aria-labelledby="waiting-for">
      <h2 id="waiting-for">{backInStockWords.waitingFor}</h2>
      <Answer to={answer} />
      <ul className="sessions" role="list">
        {own.wishes.map(({ id, title, path, until }) => (
          <li key={id}>
            <div>
              <p className="session-device">
                <Link to={path}>{title}</Link>
              </p>
              <p className="session-times">{backInStockWords.waiting(until)}</p>
            </div>
            <Button look="quiet" aria-label={backInStockWords.doNotTellOf(title)} onClick={() => void takeBack(id)}>
              {backInStockWords.doNotTell}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
