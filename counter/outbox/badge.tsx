import { NavLink } from 'react-router'
import { useLine } from '#browser/line.ts'
import { Icon } from '#counter/look/icon.tsx'
import { outboxWords } from '#words/counter.ts'
import { useOutbox } from './queue.ts'
import './outbox.css'

/** On every page: that there is no line, and how much of what was pressed has not come to the shop. */
export function OutboxBadge() {
  const { queue, fresh } = useOutbox()
  const line = useLine()
  const waiting = queue.filter(({ state, key }) => state !== 'look' && !fresh.has(key)).length
  const looks = queue.filter(({ state }) => state === 'look').length
  return (
    <div role="status" className="outbox-badge">
      {line === 'offline' && (
        <span className="no-line">
          <Icon name="offline" />
          {outboxWords.noLine}
          {waiting + looks > 0 && ', '}
        </span>
      )}
      {waiting + looks > 0 && (
        <NavLink to="/waiting" data-looks={looks > 0 || undefined}>
          {[waiting > 0 && outboxWords.notSent(waiting), looks > 0 && outboxWords.looks(looks)]
            .filter(Boolean)
            .join(', ')}
        </NavLink>
      )}
    </div>
  )
}
