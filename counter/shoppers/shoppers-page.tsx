import { useEffect, useId, useRef, useState } from 'react'
import { askMeFor } from '#counter/ask.ts'
import { WorkList } from '#counter/desk/work-list.tsx'
import { answeredOf } from '#counter/press/answered.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { readableMobile } from '#shop/accounts/accounts.ts'
import { shopTimeZone } from '#shop/moment.ts'
import type { DeskShopper } from '#shop/wire/staff/shoppers.ts'
import { momentInWords } from '#words/formatters.ts'
import { deskShoppersWords } from '#words/shoppers.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/shoppers-page'

type Session = DeskShopper['sessions'][number]

/** A person, where they are signed in, and ending that. */
function Shopper({
  shopper,
  isFirst,
  onErased,
}: {
  shopper: DeskShopper
  isFirst: boolean
  onErased: (said: string) => void
}) {
  const { name, known, email, mobile, since, orders, openOrders } = shopper
  const [sessions, setSessions] = useState<readonly Session[]>(shopper.sessions)
  const head = useRef<HTMLHeadingElement>(null)
  const headId = useId()
  useEffect(() => {
    if (isFirst) head.current?.focus()
  }, [isFirst])
  const words = known === 'by-telephone' ? deskShoppersWords.byTelephone : deskShoppersWords

  return (
    <section className="stack" aria-labelledby={headId}>
      <h2 id={headId} ref={head} tabIndex={-1}>
        {name}
      </h2>
      <p className="work-facts">
        {email !== '' && <span>{email}</span>}
        <span>{readableMobile(mobile)}</span>
        <span>{words.since(since)}</span>
        <span>{deskShoppersWords.orders(orders, openOrders)}</span>
      </p>
      {known === 'by-unproven-account' && <p>{deskShoppersWords.unverified}</p>}
      {known !== 'by-telephone' && <Sessions id={shopper.id} sessions={sessions} onLeft={setSessions} />}
      <EraseShopper shopper={shopper} sessions={sessions.length} onErased={onErased} />
    </section>
  )
}

function Sessions({
  id,
  sessions,
  onLeft,
}: {
  id: string
  sessions: readonly Session[]
  onLeft: (sessions: readonly Session[]) => void
}) {
  const [said, setSaid] = useState<string>()
  const [wrong, setWrong] = useState<Answered>()
  const signOut = useAct('signShopperOut')

  async function end(session: Session | undefined) {
    const answer = await signOut({ params: { id }, body: session === undefined ? {} : { session: session.id } })
    setWrong(answer.ok ? undefined : answeredOf(answer))
    if (!answer.ok) return
    onLeft(answer.body.sessions)
    setSaid(session === undefined ? deskShoppersWords.allEnded : deskShoppersWords.ended(session.device))
  }

  return (
    <>
      <h3>{deskShoppersWords.sessions}</h3>
      <p role="status">{said}</p>
      <Answer to={wrong} />
      {sessions.length === 0 ? (
        <p>{deskShoppersWords.none}</p>
      ) : (
        <>
          <WorkList label={deskShoppersWords.sessions} items={sessions} keyOf={(session) => session.id}>
            {(session) => (
              <>
                <p>
                  <strong>{session.device}</strong>
                </p>
                <p>{deskShoppersWords.times(inWords(session.createdAt), inWords(session.lastSeenAt))}</p>
                <p className="row-acts">
                  <Button
                    look="quiet"
                    aria-label={deskShoppersWords.endOf(session.device, inWords(session.createdAt))}
                    onClick={() => void end(session)}
                  >
                    {deskShoppersWords.end}
                  </Button>
                </p>
              </>
            )}
          </WorkList>
          <p>
            <Button look="quiet" onClick={() => void end(undefined)}>
              {deskShoppersWords.endAll}
            </Button>
          </p>
        </>
      )}
    </>
  )
}

const inWords = (at: number) => momentInWords(at, shopTimeZone)

/** Says what goes and what stays, and asks once more: nobody can bring an account back. */
function EraseShopper({
  shopper: { id, name, known },
  sessions,
  onErased,
}: {
  shopper: DeskShopper
  sessions: number
  onErased: (said: string) => void
}) {
  const [asks, setAsks] = useState(false)
  const [wrong, setWrong] = useState<Answered>()
  const erase = useAct('eraseShopper')
  const headId = useId()
  const words = known === 'by-telephone' ? deskShoppersWords.byTelephone : deskShoppersWords

  async function yes() {
    setAsks(false)
    const answer = await erase({ params: { id }, body: {} })
    if (!answer.ok) return setWrong(answeredOf(answer))
    const { addressesGoOn } = answer.body
    const orders = addressesGoOn === undefined ? deskShoppersWords.noOrders : deskShoppersWords.until(addressesGoOn)
    onErased(`${words.erased(name)} ${orders}`)
  }

  return (
    <section className="stack desk-form" aria-labelledby={headId}>
      <h3 id={headId}>{words.eraseHead}</h3>
      <p>{words.goes}</p>
      <p>{words.stays}</p>
      <Answer to={wrong} />
      <Button look="quiet" onClick={() => setAsks(true)}>
        {words.erase}
      </Button>
      {asks && (
        <Confirm
          text={words.question(name, sessions)}
          yes={deskShoppersWords.yes}
          onYes={() => void yes()}
          onNo={() => setAsks(false)}
        />
      )}
    </section>
  )
}

/** Nobody looks in who may not look for people: the page says so before anything is typed. */
export async function loader(asked: Route.LoaderArgs) {
  await askMeFor(asked, 'find-shoppers')
  return null
}

export const meta = () => [{ title: deskShoppersWords.title }]

const checks = { typed: () => undefined }

/** One shopper at a time, by what they themselves say on the telephone: there is no list to read. */
export default function ShoppersPage() {
  const [found, setFound] = useState<readonly DeskShopper[]>([])
  const find = useAct('findShopper')
  const form = useForm(checks, async ({ typed }) => {
    setFound([])
    const answer = await find({ body: { typed } })
    if (!answer.ok) return refusalOf(answer)
    setFound(answer.body.shoppers)
    return undefined
  })

  return (
    <div className="desk stack">
      <DeskHead title={deskShoppersWords.title} />
      <p className="muted">{deskShoppersWords.what}</p>
      <form className="stack desk-form needs-script" {...form.events}>
        <Field
          {...form.field('typed')}
          label={deskShoppersWords.typed}
          hint={deskShoppersWords.typedHint}
          unmarked
          autoComplete="off"
          maxLength={254}
        />
        <FormAnswer form={form} />
        <SendButton form={form} doing={deskShoppersWords.finding}>
          {deskShoppersWords.find}
        </SendButton>
      </form>
      {found.map((shopper, place) => (
        <Shopper
          key={shopper.id}
          shopper={shopper}
          isFirst={place === 0}
          onErased={(said) => {
            setFound(found.filter(({ id }) => id !== shopper.id))
            form.show({ done: said })
          }}
        />
      ))}
    </div>
  )
}
