import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { sendStaffCall } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { queries } from '#counter/queries.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { may } from '#shop/staff/staff.ts'
import type { DeskPlace } from '#shop/wire/staff/area.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { deskAreaWords } from '#words/delivery.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { WorkList } from '../desk/work-list.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/area-page'

export async function loader(asked: Route.LoaderArgs) {
  const pincode = asked.url.searchParams.get('pincode') ?? ''
  const [me, area, looked] = await Promise.all([ask(asked, 'me'), ask(asked, 'deskArea'), lookAt(asked, pincode)])
  return { me, ...area, typed: pincode, ...looked }
}

/** An impossible pincode is reported beside its field, and fails no page. */
async function lookAt({ context }: Pick<Route.LoaderArgs, 'context'>, pincode: string) {
  if (pincode === '') return {}
  const asked = context.get(queries)
  const sent = { body: { pincode } }
  const answer = await sendStaffCall('lookAtPincode', sent, (path, init) => asked.fetch(path, init))
  if (answer.ok) return { looked: answer.body }
  return 'refused' in answer ? { wrong: answer.refused.message } : {}
}

export const meta = () => [{ title: deskAreaWords.title }]

/** Where the shop delivers. A pincode is looked at first: the page says what follows before anything changes. */
export default function AreaPage({ loaderData: { me, places, wished, typed, looked, wrong } }: Route.ComponentProps) {
  /** What came of a change, and beside which pincode it is said: not beside the next. */
  const [came, setCame] = useState<{ readonly beside: string; readonly answer: Answered }>()
  const navigate = useNavigate()
  const act = useAct('changeArea')
  const isOwner = may(me.role, 'change-area')

  async function change(pincode: string, wanted: 'add' | 'remove') {
    const answer = await act({ params: { pincode }, body: { change: wanted } })
    if (!answer.ok) {
      setCame({ beside: typed, answer: answeredOf(answer) })
      return
    }
    await navigate('/area', { preventScrollReset: true })
    const done = wanted === 'add' ? deskAreaWords.added(pincode) : deskAreaWords.removed(pincode)
    setCame({ beside: '', answer: { done } })
  }

  return (
    <div className="desk stack">
      <DeskHead title={deskAreaWords.title} />
      <p>
        <strong>{deskAreaWords.goesTo(places.length)}</strong> {!isOwner && deskAreaWords.ownerOnly}
      </p>
      <Form method="get" action="/area" className="stack desk-form" preventScrollReset>
        <Field
          key={typed}
          id="pincode"
          name="pincode"
          label={deskAreaWords.another}
          hint={deskAreaWords.anotherHint}
          error={wrong}
          defaultValue={wrong === undefined ? '' : typed}
          unmarked
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Button type="submit" look="quiet">
          {deskAreaWords.look}
        </Button>
      </Form>
      <Answer to={came?.beside === typed ? came.answer : undefined} />
      {looked && <LookedAt key={looked.pincode} place={looked} onChange={isOwner ? change : undefined} />}
      {places.length === 0 ? (
        <p>{deskAreaWords.none}</p>
      ) : (
        <WorkList label={deskAreaWords.list} items={places} keyOf={({ pincode }) => pincode}>
          {({ pincode, names, openOrders }) => (
            <>
              <h2>{pincode}</h2>
              <p className="work-facts">
                <span>{names.length === 0 ? deskAreaWords.unknown : names.join(', ')}</span>
                <span className="muted">{deskAreaWords.onTheWay(openOrders)}</span>
                <Link to={`/area?pincode=${pincode}`} aria-label={isOwner ? undefined : deskAreaWords.lookOf(pincode)}>
                  {isOwner ? deskAreaWords.remove(pincode) : deskAreaWords.look}
                </Link>
              </p>
            </>
          )}
        </WorkList>
      )}
      <Wished places={wished} />
    </div>
  )
}

/** Where the shop could grow: the pincodes outside the area that people wait at, the most first. */
function Wished({ places }: { places: readonly DeskPlace[] }) {
  return (
    <section className="stack" aria-labelledby="wished">
      <h2 id="wished">{deskAreaWords.wishedFor}</h2>
      {places.length === 0 ? (
        <p className="muted">{deskAreaWords.wishedNone}</p>
      ) : (
        <>
          <p className="muted">{deskAreaWords.wishedHint}</p>
          <WorkList label={deskAreaWords.wishedFor} items={places} keyOf={({ pincode }) => pincode}>
            {({ pincode, names, waiting }) => (
              <>
                <h3>{pincode}</h3>
                <p className="work-facts">
                  <span>{names.length === 0 ? deskAreaWords.unknown : names.join(', ')}</span>
                  <strong>{deskAreaWords.wait(waiting)}</strong>
                  <Link to={`/area?pincode=${pincode}`} aria-label={deskAreaWords.lookOf(pincode)}>
                    {deskAreaWords.look}
                  </Link>
                </p>
              </>
            )}
          </WorkList>
        </>
      )}
    </section>
  )
}

type Looked = StaffGives<'lookAtPincode'>

/** What a pincode is, and what follows when it is added or taken out. It takes the focus when it comes. */
function LookedAt({
  place: { pincode, names, district, state, isDelivered, openOrders, waiting },
  onChange,
}: {
  place: Looked
  /** left out for anyone who only sees the area */
  onChange: ((pincode: string, change: 'add' | 'remove') => Promise<void>) | undefined
}) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className="stack desk-form" aria-labelledby="looked-at">
      <h2 id="looked-at" ref={head} tabIndex={-1}>
        {deskAreaWords.place(pincode, names)}
      </h2>
      <p>{district === '' ? deskAreaWords.unknown : deskAreaWords.where(district, state)}</p>
      <p>{isDelivered ? deskAreaWords.removeFollows : deskAreaWords.addFollows}</p>
      {!isDelivered && waiting > 0 && <p>{deskAreaWords.toldFollows(waiting)}</p>}
      <p>{deskAreaWords.ordersStand(openOrders)}</p>
      <p className="row-acts">
        {onChange && (
          <Button
            className="needs-script"
            look={isDelivered ? 'danger' : 'strong'}
            onClick={() => void onChange(pincode, isDelivered ? 'remove' : 'add')}
          >
            {isDelivered ? deskAreaWords.remove(pincode) : deskAreaWords.add(pincode)}
          </Button>
        )}
        <Link className="button" data-look="quiet" to="/area" preventScrollReset>
          {deskAreaWords.back}
        </Link>
      </p>
    </section>
  )
}
