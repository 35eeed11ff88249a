import { type ReactNode, useState } from 'react'
import { seconds as inMilliseconds, waitInWords } from '#shop/time.ts'
import { accountsWords } from '#words/accounts.ts'
import { useInterval } from '#browser/use-timeout.ts'

/** Counts down the seconds that the server gave, by this page's own clock; then what was waited for takes its place. */
export function Countdown({ seconds, children }: { seconds: number; children: ReactNode }) {
  const [left, setLeft] = useState(seconds)
  const [end] = useState(() => performance.now() + inMilliseconds(seconds))
  useInterval(
    () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / inMilliseconds(1)))),
    left === 0 ? undefined : tick,
  )
  return (
    <>
      {left > 0 ? (
        <p role="timer">{accountsWords.anotherCodeIn(waitInWords(inMilliseconds(left)))}</p>
      ) : (
        <div>{children}</div>
      )}
      <p className="only-heard" role="status">
        {left === 0 ? accountsWords.anotherCodeNow : ''}
      </p>
    </>
  )
}

const tick = inMilliseconds(0.25)
