import { type FormEvent, useState } from 'react'
import { Answer } from '#forms/answer.tsx'
import { typedIn } from '#forms/typed.ts'
import { useAlive } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { latinDigits } from '#shop/digits.ts'
import { longestReason } from '#shop/text.ts'
import type { CounterScale } from '#shop/wire/staff/scale.ts'
import { scalePageWords as words } from '#words/scale.ts'
import { useAct } from '../press/use-act.ts'
import { useSetting } from './use-setting.ts'

type Tolerance = CounterScale['tolerances'][number]

/** What a line of each product may weigh too much without its buyer being asked. */
export function Tolerances({ settings: { tolerances } }: { settings: CounterScale }) {
  const { answered, setAnswered, settle } = useSetting()
  const act = useAct('setTolerance')
  const [why, setWhy] = useState('')
  const alive = useAlive()

  async function set(event: FormEvent<HTMLFormElement>, { productId, title }: Tolerance) {
    event.preventDefault()
    const typed = latinDigits(typedIn(event.currentTarget)['percent']?.trim() ?? '')
    const percent = /^\d{1,2}$/.test(typed) ? Number(typed) : undefined
    if (percent === undefined || percent > 30) return setAnswered({ said: [words.percentWrong] })
    const reason = why.trim()
    const answer = await act({ body: { productId, percent, ...(reason === '' ? {} : { reason }) } })
    await settle(answer, words.savedTolerance(title, percent))
    if (answer.ok) setWhy('')
  }

  return (
    <section className="stack desk-form" aria-labelledby="tolerances">
      <h2 id="tolerances">{words.tolerances}</h2>
      <p>{words.tolerancesLead}</p>
      <Field
        label={words.whyTolerance}
        hint={words.whyToleranceHint}
        optional
        autoComplete="off"
        maxLength={longestReason}
        value={why}
        onChange={({ currentTarget: { value } }) => setWhy(value)}
      />
      <Answer to={answered} />
      <ul role="list" className="tolerances">
        {tolerances.map((tolerance) => (
          <li key={tolerance.productId}>
            <form onSubmit={(event) => void set(event, tolerance)}>
              <label htmlFor={`percent-${tolerance.productId}`}>{tolerance.title}</label>
              <input
                id={`percent-${tolerance.productId}`}
                className="input"
                name="percent"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                defaultValue={tolerance.percent}
                aria-label={words.percentOf(tolerance.title)}
              />
              <span aria-hidden="true">%</span>
              <Button
                type="submit"
                look="quiet"
                className="needs-script"
                disabled={!alive}
                aria-label={words.setOf(tolerance.title)}
              >
                {words.set}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
