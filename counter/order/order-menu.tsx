import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Answer } from '#browser/read-answer.ts'
import { staffApi } from '#counter/api.ts'
import { Icon, type IconName } from '#counter/look/icon.tsx'
import { answeredOf } from '#counter/press/answered.ts'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { type Answered, Answer as Said } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Field } from '#kit/field.tsx'
import { Modal } from '#kit/modal.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { inTheShop, type Move } from '#shop/orders/moves.ts'
import { isChangeable, isOpenToChange } from '#shop/orders/order-open.ts'
import { isUnderWay } from '#shop/orders/order-status.ts'
import { may } from '#shop/staff/staff.ts'
import { longestReason } from '#shop/text.ts'
import { isUnheard } from '#shop/wire/meaning.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { SlotToChoose } from '#shop/wire/staff/orders-by-staff.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { slotForStaff, untilInShort } from '#words/formatters.ts'
import { newOrderWords, orderMenuWords as words } from '#words/orders-by-staff.ts'
import { moveWords, staffOrderWords } from '#words/staff-orders.ts'
import { tryOrderWords } from '#words/try-order.ts'

/** All that can be done with an order beside its next step: what cannot be done now stays in its place, and says why. */
export function OrderMenu({
  order,
  me,
  moves,
  now,
  onMove,
  onTime,
  onClose,
}: {
  order: StaffOrder
  me: Me
  moves: readonly Move[]
  now: number
  onMove: (move: Move) => void
  onTime: () => void
  onClose: () => void
}) {
  const { id, number, status, buyer, changeUntil } = order
  const mayChange = order.isTry !== true && may(me.role, 'change-orders')
  const isOpen = isOpenToChange({ status, changeUntil }, now)
  const others = moves.filter((move) => move !== 'reject')
  return (
    <Modal className="order-menu" aria-label={staffOrderWords.moreOf(number)} onClose={onClose}>
      <ul role="list">
        {buyer !== undefined && (
          <li>
            <a className="menu-row" href={`tel:${dialled(buyer.phone)}`} onClick={onClose}>
              <Row icon="phone" words={words.call(buyer.name)} more={readableMobile(buyer.phone)} />
            </a>
          </li>
        )}
        {order.isTry !== true && may(me.role, 'change-slots') && inTheShop.includes(status) && (
          <li>
            <button type="button" className="menu-row" onClick={onTime}>
              <Row icon="calendar" words={words.anotherTime} more={words.anotherTimeHint} />
            </button>
          </li>
        )}
        {mayChange && isOpen && changeUntil !== undefined && (
          <li>
            <Link className="menu-row" to={`/orders/${id}/change`}>
              <Row icon="edit" words={words.change} more={words.changeUntil(untilInShort(changeUntil, now))} />
            </Link>
          </li>
        )}
        {mayChange && !isOpen && (
          <li>
            <button type="button" className="menu-row" disabled>
              <Row
                icon="edit"
                words={words.change}
                more={isChangeable({ status }) ? words.changeOver : words.changeOnce}
              />
            </button>
          </li>
        )}
        {others.map((move) => (
          <li key={move}>
            <button type="button" className="menu-row" onClick={() => onMove(move)}>
              <Row icon={iconOf[move] ?? 'forward'} words={moveWords[move]} />
            </button>
          </li>
        ))}
        {order.isTry === true && isUnderWay(status) && may(me.role, 'try-orders') && (
          <PutAway order={order} onClose={onClose} />
        )}
        {moves.includes('reject') && (
          <li>
            <button type="button" className="menu-row" data-look="danger" onClick={() => onMove('reject')}>
              <Row icon="leave-out" words={moveWords.reject} more={words.rejectHint} />
            </button>
          </li>
        )}
      </ul>
      <Button look="quiet" className="menu-close" onClick={onClose}>
        {staffOrderWords.back}
      </Button>
    </Modal>
  )
}

/** The try order ends here, wherever it stands. */
function PutAway({ order: { id }, onClose }: { order: StaffOrder; onClose: () => void }) {
  const putAway = useAct('putTryOrderAway')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answered>()

  async function press() {
    if (busy) return
    setBusy(true)
    const came = await putAway({ params: { id }, body: {} })
    setBusy(false)
    if (!came.ok) return setAnswer(answeredOf(came))
    onClose()
    await navigate('/')
  }

  return (
    <li>
      <Said to={answer} />
      <button type="button" className="menu-row" aria-busy={busy || undefined} onClick={() => void press()}>
        <Row icon="cross" words={tryOrderWords.putAway} more={tryOrderWords.said} />
      </button>
    </li>
  )
}

const iconOf: Readonly<Partial<Record<Move, IconName>>> = {
  'send-out': 'bike',
  deliver: 'check',
  'not-delivered': 'refuse',
  'take-back': 'undo',
  pack: 'pack',
  'start-cutting': 'knife',
  confirm: 'check',
}

const Row = ({ icon, words: said, more }: { icon: IconName; words: string; more?: ReactNode }) => (
  <>
    <Icon name={icon} />
    <span>
      <b>{said}</b>
      {more !== undefined && <small>{more}</small>}
    </span>
  </>
)

/** Another time for the order, with the reason that its customer reads. */
export function TimeDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const [times, setTimes] = useState<{ readonly now: number; readonly slots: readonly SlotToChoose[] }>()
  const [chosen, setChosen] = useState<string>()
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)
  const move = useAct('moveToTime')
  const askAgain = useAskAgain()
  const navigate = useNavigate()
  const { id, version } = order
  function show(answer: Answer<StaffGives<'otherTimes'>>) {
    if (!answer.ok) return setSaid('unreachable' in answer ? newOrderWords.unreached : answer.refused.message)
    setTimes(answer.body)
    setChosen((name) => (answer.body.slots.some((slot) => slot.name === name) ? name : undefined))
  }
  const showFirst = useEffectEvent(show)
  useEffect(() => {
    const asking = new AbortController()
    async function look() {
      const answer = await staffApi('otherTimes', { params: { id }, signal: asking.signal })
      if (!asking.signal.aborted) showFirst(answer)
    }
    void look()
    return () => asking.abort()
  }, [id])

  async function save() {
    if (busy || chosen === undefined) return
    if (reason.trim() === '') return setSaid(words.timeNeedsReason)
    setBusy(true)
    const answer = await move({ params: { id }, body: { seen: version, slot: chosen, reason: reason.trim() } })
    setBusy(false)
    if (!answer.ok) {
      setSaid('unreachable' in answer ? newOrderWords.unreached : answer.refused.message)
      // The last place in that slot may be gone: the times are shown as they are now.
      if (!isUnheard(answer)) show(await staffApi('otherTimes', { params: { id } }))
      return
    }
    onClose()
    await askAgain()
    await navigate('.', { replace: true })
  }

  return (
    <Dialog head={words.times} className="dialog time-dialog" onClose={onClose}>
      {times?.slots.length === 0 && <p>{words.noTimes}</p>}
      <div className="chips">
        {times?.slots.map(({ name, left }) => (
          <Button
            key={name}
            look="quiet"
            className="chip"
            aria-pressed={chosen === name}
            onClick={() => setChosen(name)}
          >
            {slotForStaff(name, times.now)} <small>{newOrderWords.left(left)}</small>
          </Button>
        ))}
      </div>
      <div className="time-foot">
        <Field
          label={words.whyTime}
          unmarked
          autoComplete="off"
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="order-said" role="alert">
          {said}
        </p>
        <Button
          className="move-wide"
          disabled={chosen === undefined}
          aria-busy={busy || undefined}
          onClick={() => void save()}
        >
          {words.move(chosen === undefined || times === undefined ? '…' : slotForStaff(chosen, times.now))}
        </Button>
      </div>
      <Button look="quiet" className="move-wide" onClick={onClose}>
        {staffOrderWords.back}
      </Button>
    </Dialog>
  )
}
