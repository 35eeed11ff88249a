import { type ChangeEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { smallJpeg } from '#browser/small-jpeg.ts'
import { keepTyped, useTyped } from '#counter/live/typed.ts'
import { Icon, type IconName } from '#counter/look/icon.tsx'
import { moveOrder } from '#counter/order/move-order.ts'
import { useUnderway } from '#counter/outbox/waiting.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { longestReason } from '#shop/text.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { reasonNames } from '#words/reasons.ts'
import { roundWords } from '#words/round.ts'
import { type RoundShown, RoundView } from './foot.tsx'
import { stopPath } from './stops.ts'

const icons: Readonly<Record<(typeof reasonCodes)['not-delivered'][number], IconName>> = {
  'nobody-there': 'home',
  'they-refused': 'refuse',
  'wrong-address': 'map',
  'wants-it-later': 'clock',
}

/** Why an order comes back, and whether its customer was called: only then it counts. */
export function NotDelivered({ order, stops, signs, told }: RoundShown & { order: StaffOrder }) {
  const { reason, setReason, typed, setTyped, isCalled, setCalled, door, setDoor } = useDraft(order.id)
  const navigate = useNavigate()
  const underway = useUnderway(order.id)
  const short = signs.get(order.id) ?? order.number
  const why = reason === other ? typed.trim() : reason

  function bringBack() {
    moveOrder(order, 'not-delivered', {
      reason: why,
      ...(isCalled ? { called: true } : {}),
      ...(door === '' ? {} : { jpeg: door }),
    })
    forgetDraft(order.id)
    void navigate(stopPath(order), { replace: true })
  }

  const choice = (code: string, icon: IconName, words: string) => (
    <Button key={code} look="quiet" aria-pressed={reason === code} onClick={() => setReason(code)}>
      <Icon name={icon} /> {words}
    </Button>
  )
  return (
    <RoundView
      title={
        <>
          <Link className="round-back" to={stopPath(order)} replace aria-label={roundWords.toStopAgain}>
            <Icon name="back" />
          </Link>
          {roundWords.notDelivered}
        </>
      }
      stops={stops}
      told={told}
      acts={
        <Button
          look="danger"
          className="round-bring"
          disabled={why === '' || underway !== undefined}
          onClick={bringBack}
        >
          {why !== '' && roundWords.bringBack(short)}
          {why === '' && (reason === other ? roundWords.typeFirst : roundWords.reasonFirst)}
        </Button>
      }
    >
      <h1 className="round-label">{roundWords.whatHappened(short, order.buyer?.name ?? '')}</h1>
      <div className="round-reasons" role="group" aria-label={roundWords.notDelivered}>
        {reasonCodes['not-delivered'].map((code) => choice(code, icons[code], reasonSaid(code, { reasonNames })))}
        {choice(other, 'edit', roundWords.other)}
      </div>
      {reason === other && (
        <Field
          label={roundWords.otherWhat}
          unmarked
          maxLength={longestReason}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <p className="round-label">{roundWords.didYouCall}</p>
      <div className="round-two">
        {order.buyer !== undefined && (
          <a className="button" data-look="quiet" href={`tel:${dialled(order.buyer.phone)}`}>
            <Icon name="phone" /> {roundWords.callNow}{' '}
            <span className="only-heard">{readableMobile(order.buyer.phone)}</span>
          </a>
        )}
        <Button look="quiet" aria-pressed={isCalled} onClick={() => setCalled(!isCalled)}>
          <Icon name="check" /> {roundWords.noAnswer}
        </Button>
      </div>
      <Door jpeg={door} onTaken={setDoor} />
    </RoundView>
  )
}

/** What is chosen and not pressed yet: a phone whose camera needs the memory loads its page anew, and a reload must not lose it. */
function useDraft(orderId: string) {
  const [reason, setReason] = useTyped(orderId, drafted.reason)
  const [typed, setTyped] = useTyped(orderId, drafted.typed)
  const [called, keepCalled] = useTyped(orderId, drafted.called)
  const [door, setDoor] = useTyped(orderId, drafted.door)
  return {
    reason,
    setReason,
    typed,
    setTyped,
    isCalled: called !== '',
    setCalled: (isCalled: boolean) => keepCalled(isCalled ? 'called' : ''),
    door,
    setDoor,
  }
}

const drafted = { reason: 'why', typed: 'why-typed', called: 'called', door: 'door' } as const

export const forgetDraft = (orderId: string): void =>
  Object.values(drafted).forEach((what) => keepTyped(orderId, what, ''))

/** A photograph of the door, as proof that somebody was there. It is never required, and can be taken out again. */
function Door({ jpeg, onTaken }: { jpeg: string; onTaken: (jpeg: string) => void }) {
  const [state, setState] = useState<'making' | 'failed'>()
  const id = useId()

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file === undefined) return
    setState('making')
    try {
      onTaken(await smallJpeg(file))
      setState(undefined)
    } catch {
      // a file that is no picture, or a browser that cannot draw it
      setState('failed')
    }
  }

  return (
    <div className="round-door">
      <label className="button" data-look="quiet" htmlFor={id} aria-busy={state === 'making' || undefined}>
        {jpeg === '' ? <Icon name="camera" /> : <img src={`data:image/jpeg;base64,${jpeg}`} alt="" />}{' '}
        {jpeg === '' ? roundWords.photo : roundWords.photoTaken}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        disabled={state === 'making'}
        onChange={(event) => void take(event)}
      />
      {jpeg !== '' && (
        <Button look="quiet" aria-label={roundWords.photoRemove} onClick={() => onTaken('')}>
          <Icon name="cross" />
        </Button>
      )}
      <p role="status">{state === 'failed' && roundWords.photoFailed}</p>
    </div>
  )
}

/** No code of a reason: it is typed. */
const other = 'other'
