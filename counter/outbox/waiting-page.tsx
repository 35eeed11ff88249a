import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { Button } from '#kit/button.tsx'
import { canTakeBack } from '#shop/outbox/outbox-queue.ts'
import { outboxWords } from '#words/counter.ts'
import { clockInWords } from '#words/formatters.ts'
import type { Route } from './+types/waiting-page'
import type { QueuedCommand } from './kept.ts'
import { LookCard } from './look-card.tsx'
import { orKept } from './or-kept.ts'
import { takeBack } from './press.ts'
import { useOutbox } from './queue.ts'
import { frameKept, snapshotOf } from './snapshots.ts'
import './outbox.css'

export const loader = (args: Route.LoaderArgs) => ask(args, 'me')

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => (await snapshotOf('frame', frameKept))?.me)

export const meta = () => [{ title: outboxWords.title }]

/** All that was pressed on this device and has not come to the shop, and all that needs a look. */
export default function WaitingPage() {
  const { queue } = useOutbox()
  const looks = queue.filter(({ state }) => state === 'look')
  const waiting = queue.filter(({ state }) => state !== 'look')
  return (
    <div className="stack">
      <h1>{outboxWords.title}</h1>
      {queue.length === 0 && <p className="screen-none">{outboxWords.nothing}</p>}
      {looks.map((one) => (
        <LookCard key={one.key} command={one} />
      ))}
      {waiting.length > 0 && (
        <section className="stack">
          <h2>{outboxWords.notSent(waiting.length)}</h2>
          <p>{outboxWords.notSentMore}</p>
          <ul role="list" className="waiting-commands">
            {waiting.map((one) => (
              <li key={one.key}>
                <Waiting command={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link to="/">{outboxWords.toBoard}</Link>
      </p>
    </div>
  )
}

function Waiting({ command }: { command: QueuedCommand }) {
  const { queue, who } = useOutbox()
  const { order, number, name, at, by, state } = command
  return (
    <>
      <p>
        <Link to={`/orders/${order}`}>{number}</Link> <strong>{name}</strong>{' '}
        <span className="muted">{outboxWords.byAt(by.name, clockInWords(at))}</span>
      </p>
      {by.id !== who.id && <p>{outboxWords.waitsFor(by.name)}</p>}
      {state === 'tried' && <p className="muted">{outboxWords.tried}</p>}
      {by.id === who.id && canTakeBack(queue, command) && (
        <Button look="quiet" onClick={() => takeBack(command)}>
          {outboxWords.takeBack(name)} <span className="only-heard">{number}</span>
        </Button>
      )}
    </>
  )
}
