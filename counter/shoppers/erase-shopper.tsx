import { useState } from 'react'
import { deskShoppersWords } from '#words/desk-shoppers.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'

/** Says what goes and what stays, and asks once more: nobody can bring an account back. */
export function EraseShopper({
  id,
  name,
  sessions,
  onErased,
}: {
  id: string
  name: string
  sessions: number
  onErased: (said: string) => void
}) {
  const [asks, setAsks] = useState(false)
  const [wrong, setWrong] = useState<Answered>()
  const erase = useAct('eraseShopper')

  async function yes() {
    setAsks(false)
    const answer = await erase({ params: { id }, body: {} })
    if (!answer.ok) return setWrong(answeredOf(answer))
    const { addressesGoOn } = answer.body
    const orders = addressesGoOn === undefined ? deskShoppersWords.noOrders : deskShoppersWords.until(addressesGoOn)
    onErased(`${deskShoppersWords.erased(name)} ${orders}`)
  }

  return (
    <section className="stack desk-form" aria-labelledby="erase">
      <h3 id="erase">{deskShoppersWords.eraseHead}</h3>
      <p>{deskShoppersWords.goes}</p>
      <p>{deskShoppersWords.stays}</p>
      <Answer to={wrong} />
      <Button look="quiet" onClick={() => setAsks(true)}>
        {deskShoppersWords.erase}
      </Button>
      {asks && (
        <Confirm
          text={deskShoppersWords.question(name, sessions)}
          yes={deskShoppersWords.yes}
          onYes={() => void yes()}
          onNo={() => setAsks(false)}
        />
      )}
    </section>
  )
}
