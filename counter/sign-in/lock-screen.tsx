import { useEffect, useState } from 'react'
import { useLine } from '#browser/line.ts'
import { staffApi } from '#counter/api.ts'
import { Modal } from '#kit/modal.tsx'
import type { Me } from '#shop/wire/staff/own.ts'
import { counterWords, outboxWords } from '#words/counter.ts'
import { signInWords } from '#words/staff.ts'
import { type Door, SignIn } from './sign-in.tsx'

/** Covers the page, which waits as it was for the same person. Anybody else starts fresh. */
export function LockScreen({ me, onSame }: { me: Me; onSame: () => void }) {
  const [door, setDoor] = useState<Door>()
  const line = useLine()
  useEffect(() => {
    if (line === 'online') void staffApi('door').then((answer) => answer.ok && setDoor(answer.body))
  }, [line])

  async function came() {
    const answer = await staffApi('me')
    if (answer.ok && answer.body.id === me.id && answer.body.role === me.role) onSame()
    else location.assign('/counter')
  }

  return (
    <Modal className="lock-screen" aria-labelledby="locked" mustBeAnswered onClose={() => undefined}>
      <div className="stack">
        <h1 id="locked">{signInWords.locked}</h1>
        {line === 'offline' && <p>{outboxWords.unlockNeedsLine}</p>}
        {door && <SignIn door={door} last={me.id} onIn={() => void came()} />}
        {!door && line === 'online' && (
          <p>
            <a href={`/counter/sign-in?${new URLSearchParams({ to: location.pathname + location.search })}`}>
              {counterWords.signIn}
            </a>
          </p>
        )}
      </div>
    </Modal>
  )
}
