import { useState } from 'react'
import { Answer } from '#forms/answer.tsx'
import { useAlive } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { planOf } from '#shop/slots/day-plan.ts'
import type { DayPage } from '#shop/wire/staff/slots.ts'
import { dayWords as words } from '#words/staff-slots.ts'
import { useAct } from '../press/use-act.ts'
import { Meanwhile } from './meanwhile.tsx'
import { PlanRows } from './plan-rows.tsx'
import { readPlans, typedPlan } from './typed-plan.ts'
import { usePlansAnswer } from './use-plans.ts'

const typedDay = ({ slots }: DayPage['day']) =>
  slots.filter(({ isOpen }) => isOpen).map((slot) => typedPlan(planOf(slot), slot.taken))

/** A plan for this day alone. */
export function DayPlan({
  page,
  onAnswer,
  onDone,
}: {
  page: DayPage
  onAnswer: (page: DayPage) => void
  onDone: () => void
}) {
  const { day, changed } = page
  const [typed, setTyped] = useState(() => typedDay(day))
  const [seen, setSeen] = useState(day.version)
  const [isTouched, setTouched] = useState(false)
  const answer = usePlansAnswer()
  const act = useAct('setSlotDay')
  const alive = useAlive()

  function take({ day: taken }: Pick<DayPage, 'day'>) {
    setTyped(typedDay(taken))
    setSeen(taken.version)
    setTouched(false)
  }

  // As long as nobody has typed anything, the fields follow the day.
  if (!isTouched && day.version !== seen) take({ day })

  async function save() {
    const read = readPlans(typed)
    if (answer.refuse('wrong' in read ? read.wrong : []) || !('plans' in read)) return
    const plans = read.plans.map((plan) => ({ ...plan, pincodes: [...plan.pincodes] }))
    const left = await act({ params: { day: day.day }, body: { seen, plans } })
    if (left.ok) {
      onAnswer(left.body)
      take(left.body)
      answer.done(words.saved)
    } else answer.failed(left)
    onDone()
  }

  return (
    <section className="stack" aria-labelledby="day-plan">
      <h2 id="day-plan">{words.plan}</h2>
      <p className="muted">{words.planLead}</p>
      <PlanRows
        plans={typed}
        wrong={answer.wrong}
        onChange={(plans) => {
          setTouched(true)
          setTyped([...plans])
        }}
      />
      {answer.isLost && (
        <Meanwhile
          changed={changed}
          onTake={() => {
            take(page)
            answer.clear()
          }}
        />
      )}
      <Answer to={answer.answered} errors={answer.errors} />
      <p>
        <Button className="needs-script" disabled={!alive} onClick={() => void save()}>
          {words.save}
        </Button>
      </p>
    </section>
  )
}
