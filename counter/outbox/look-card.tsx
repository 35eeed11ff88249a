import { useState } from 'react'
import { useLine } from '#browser/line.ts'
import { clockInWords } from '#shop/moment.ts'
import { outboxWords } from '#words/outbox.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { Button } from '#kit/button.tsx'
import { sendingOf } from './answers.ts'
import { doAgain } from './do-again.ts'
import type { QueuedCommand } from './kept.ts'
import { drop, useOutbox } from './queue.ts'

/** Something that the shop did not take: who did what meanwhile, and what to do about it. It stays until somebody decides. */
export function LookCard({ command }: { command: QueuedCommand }) {
  const { number, name, verdict, by, at } = command
  const { who } = useOutbox()
  const line = useLine()
  const [state, setState] = useState<'asking' | 'impossible' | 'no-line'>()
  const isReadable = sendingOf(command) !== undefined
  const mayAgain = by.id === who.id && isReadable

  async function again() {
    setState('asking')
    const came = await doAgain(command)
    setState(came === 'done' ? undefined : came)
  }

  return (
    <section className="lost" aria-label={`${staffOrderWords.needsLook}: ${number}, ${name}`}>
      <h2>
        {staffOrderWords.needsLook}: {number}
      </h2>
      <p className="muted">{outboxWords.pressedBy(by.name, name, clockInWords(at))}</p>
      {isReadable ? <Why verdict={verdict} name={name} /> : <p>{outboxWords.unreadable(name)}</p>}
      {state === 'impossible' && <p role="alert">{outboxWords.notAnyMore}</p>}
      {mayAgain && (line === 'offline' || state === 'no-line') && <p>{outboxWords.againNeedsLine}</p>}
      <div className="look-ways">
        {mayAgain && (
          <Button disabled={state === 'asking' || line === 'offline'} onClick={() => void again()}>
            {outboxWords.again}
          </Button>
        )}
        <Button look="quiet" onClick={() => void drop(command)}>
          {outboxWords.drop}
        </Button>
      </div>
    </section>
  )
}

function Why({ verdict, name }: Pick<QueuedCommand, 'verdict' | 'name'>) {
  if (verdict === undefined) return <p>{outboxWords.behind(name)}</p>
  const { faster, sentence, mayBeDone } = verdict
  if (mayBeDone)
    return (
      <p>
        {outboxWords.mayBeDone(name)} {sentence}
      </p>
    )
  if (faster === undefined)
    return (
      <p>
        {staffOrderWords.refused(name)} {sentence}
      </p>
    )
  return (
    <p>
      {staffOrderWords.conflict(faster.who, faster.what, clockInWords(faster.at))} {staffOrderWords.conflictLost(name)}
    </p>
  )
}
