import { useState } from 'react'
import { isScheduleMoment, latestMoment, momentTyped, typedMoment } from '#shop/catalogue/rates/rate-moment.ts'
import { rateRefusals } from '#words/rate-refusals.ts'
import { ratesWords } from '#words/rates.ts'
import { Button } from '#kit/button.tsx'
import { DayField } from '#kit/day-field.tsx'

/** Has the sheet published by itself, by the shop's clock. */
export function PlanSheet({ now, busy, onPlan }: { now: number; busy: boolean; onPlan: (at: number) => void }) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()

  function plan() {
    const at = momentTyped(typed)
    if (at === undefined) setWrong(ratesWords.notAMoment)
    else if (!isScheduleMoment(at, now)) setWrong(rateRefusals['rates-too-late']())
    else {
      setWrong(undefined)
      onPlan(at)
    }
  }

  return (
    <form
      className="plan-sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        plan()
      }}
    >
      <DayField
        label={ratesWords.at}
        hint={ratesWords.atHint}
        error={wrong}
        unmarked
        required={false}
        type="datetime-local"
        min={typedMoment(now)}
        max={typedMoment(latestMoment(now))}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="quiet" aria-disabled={busy || undefined}>
        {ratesWords.plan}
      </Button>
    </form>
  )
}
