import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '#counter/ask.ts'
import { ringForEach } from '#counter/board/bell.tsx'
import { useLive } from '#counter/live/use-live.ts'
import { Icon } from '#counter/look/icon.tsx'
import { answeredOf } from '#counter/press/answered.ts'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { type FirstStep, type NoddedStep, noddedSteps } from '#shop/opening/first-steps.ts'
import type { FirstRun } from '#shop/wire/staff/first-run.ts'
import { firstRunWords as words } from '#words/first-run.ts'
import { hoursSaid } from '#words/formatters.ts'
import type { Route } from './+types/first-run-page'
import './first-run.css'

export const loader = (args: Route.LoaderArgs) => ask(args, 'firstRun')

export const meta = () => [{ title: words.title }]

/** Where each step is done; an order is tried where all orders are. */
const pages: Record<FirstStep, string> = {
  owner: '/own',
  secure: '/devices',
  fish: '/opening',
  shop: '/shop',
  area: '/area',
  days: '/slots/week',
  people: '/people',
  tablet: '/devices',
  try: '/',
}

/** So long a step takes somebody who does it for the first time. */
const minutesAStep = 5

/** What an owner does before the first order: it stands in the place of the empty board, and goes to it once an order comes. */
export default function FirstRunPage({ loaderData: run }: Route.ComponentProps) {
  const { steps, hasOrders } = run
  const askAgain = useAskAgain()
  const navigate = useNavigate()
  const [hadOrders] = useState(hasOrders)
  useLive(['orders', 'opening', 'slots', 'catalogue'], () => void askAgain())
  useEffect(() => {
    if (!hasOrders || hadOrders) return
    ringForEach()
    void navigate('/')
  }, [hasOrders, hadOrders, navigate])
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)?.step
  return (
    <div className="first-run">
      <header>
        <h1>{words.title}</h1>
        <p>
          {next === undefined ? words.allDone : words.lead(done, steps.length, (steps.length - done) * minutesAStep)}
        </p>
        <progress value={done} max={steps.length} aria-hidden />
      </header>
      <ol role="list" className="first-steps">
        {steps.map((step, at) => (
          <Step key={step.step} {...step} nr={at + 1} isNext={step.step === next} run={run} />
        ))}
      </ol>
      {next === undefined ? (
        <p>
          <ButtonLink to="/">{words.toBoard}</ButtonLink>
        </p>
      ) : (
        <p className="muted">{words.later}</p>
      )}
    </div>
  )
}

function Step({
  step,
  isDone,
  mayNod,
  nr,
  isNext,
  run,
}: FirstRun['steps'][number] & { nr: number; isNext: boolean; run: FirstRun }) {
  const name = words.steps[step]
  const nods = mayNod ? noddedSteps.find((one) => one === step) : undefined
  return (
    <li
      className="first-step"
      data-is={isDone ? 'done' : isNext ? 'next' : undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className="first-nr" aria-hidden>
        {isDone ? <Icon name="check" /> : nr}
      </span>
      <p className="first-what">
        {(isDone || isNext) && <span className="only-heard">{isDone ? words.isDone : words.isNext} </span>}
        <strong>{name}</strong> <span className="muted">{factOf(step, isDone, run)}</span>
      </p>
      <p className="first-acts">
        {step === 'try' ? (
          <>
            {nods !== undefined && <Nod step={nods} name={name} />}
            <Try run={run} isDone={isDone} isNext={isNext} />
          </>
        ) : isDone ? (
          <ButtonLink to={pages[step]} look="quiet" aria-label={`${words.change}: ${name}`}>
            {words.change}
          </ButtonLink>
        ) : (
          <>
            {nods !== undefined && <Nod step={nods} name={name} />}
            <ButtonLink to={pages[step]} look={isNext ? 'strong' : 'quiet'} aria-label={`${words.acts[step]}: ${name}`}>
              {words.acts[step]}
            </ButtonLink>
          </>
        )}
      </p>
    </li>
  )
}

/** One press makes the order, and leads to the board on which it stands; the one that is open already is gone on with. */
function Try({ run: { tryOrder }, isDone, isNext }: { run: FirstRun; isDone: boolean; isNext: boolean }) {
  const act = useAct('placeTryOrder')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answered>()
  const look = isNext ? 'strong' : 'quiet'

  async function press() {
    if (busy) return
    setBusy(true)
    const came = await act({ body: {} })
    setBusy(false)
    if (!came.ok) return setAnswer(answeredOf(came))
    await navigate('/')
  }

  if (tryOrder !== undefined)
    return (
      <ButtonLink to={`/orders/${tryOrder.id}`} look={look} aria-label={`${words.goOn}: ${tryOrder.number}`}>
        {words.goOn}
      </ButtonLink>
    )
  const said = isDone ? words.tryAgain : words.acts.try
  return (
    <>
      <Answer to={answer} />
      <Button
        look={look}
        className="needs-script"
        aria-label={`${said}: ${words.steps.try}`}
        aria-disabled={busy || undefined}
        onClick={() => void press()}
      >
        {said}
      </Button>
    </>
  )
}

/** What stands there is right: said once, and kept by the shop. */
function Nod({ step, name }: { step: NoddedStep; name: string }) {
  const act = useAct('nodFirstStep')
  const askAgain = useAskAgain()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answered>()

  async function nod() {
    if (busy) return
    setBusy(true)
    const came = await act({ body: { step } })
    setAnswer(came.ok ? undefined : answeredOf(came))
    await askAgain()
    setBusy(false)
  }

  return (
    <>
      <Answer to={answer} />
      <Button
        look="quiet"
        className="needs-script"
        aria-label={`${words.nods[step]}: ${name}`}
        aria-disabled={busy || undefined}
        onClick={() => void nod()}
      >
        {words.nods[step]}
      </Button>
    </>
  )
}

function factOf(step: FirstStep, isDone: boolean, run: FirstRun): string {
  const pincodes = run.pincodes.join(', ')
  const hours = run.slots.map((slot) => hoursSaid(slot)).join(', ')
  const facts: Record<FirstStep, string> = {
    owner: isDone ? words.codes(run.codesLeft) : words.noCodes,
    secure: run.address.startsWith('https:') && isDone ? words.secureAt(run.address) : words.notSecure,
    fish: isDone ? words.products(run.products) : words.ratesToCheck,
    shop: isDone ? run.name : words.toFill,
    area: orSuggested(pincodes, isDone, words.noArea),
    days: orSuggested(hours, isDone, words.noSlots),
    people: isDone ? run.people.join(', ') : words.noPeople,
    tablet: isDone ? run.tablets.join(', ') : words.noTablets,
    try: run.tryOrder === undefined ? words.notTried : words.tried(run.tryOrder.number),
  }
  return facts[step]
}

function orSuggested(what: string, isDone: boolean, none: string): string {
  if (what === '') return none
  return isDone ? what : words.suggested(what)
}
