import { useEffect, useState } from 'react'
import { useLine } from '#browser/line.ts'
import { staffApi } from '#counter/api.ts'
import { Icon } from '#counter/look/icon.tsx'
import { Mark } from '#counter/look/mark.tsx'
import { Button } from '#kit/button.tsx'
import { Modal } from '#kit/modal.tsx'
import type { Me } from '#shop/wire/staff/own.ts'
import { counterWords, outboxWords } from '#words/counter.ts'
import { signInWords } from '#words/staff.ts'
import { type Door, SignIn } from './sign-in.tsx'

/** Covers the page, which waits as it was for the same person. Anybody else starts fresh. */
export function LockScreen({
  me,
  shop,
  asksFor,
  onSame,
}: {
  me: Me
  shop: string
  /** whom it was locked by: their PIN is asked at once, or all names are shown */
  asksFor: 'them' | 'anybody'
  onSame: () => void
}) {
  const [door, setDoor] = useState<Door>()
  const line = useLine()
  useEffect(() => {
    if (line === 'online') void askDoor(setDoor)
  }, [line])

  async function came() {
    const answer = await staffApi('me')
    if (answer.ok && answer.body.id === me.id && answer.body.role === me.role) onSame()
    else location.assign('/counter')
  }

  const offline = line === 'offline' ? outboxWords.unlockNeedsLine : undefined
  return (
    <Modal className="lock-screen" aria-labelledby="locked" mustBeAnswered onClose={() => undefined}>
      <div className="lock">
        <h1 id="locked" className="only-heard">
          {signInWords.locked}
        </h1>
        {door && (
          <SignIn
            door={door}
            head={
              <>
                <Mark size={52} />
                <p>
                  <strong>{door.device?.name}</strong>
                  {shop}
                </p>
              </>
            }
            opensOn={asksFor === 'them' || door.device?.kind === 'phone' ? me.id : undefined}
            last={me.id}
            trouble={offline}
            onIn={() => void came()}
          >
            <p className="lock-kept">
              {offline ?? (
                <>
                  <Icon name="check" />
                  {signInWords.kept}
                </>
              )}
            </p>
          </SignIn>
        )}
        {!door && (
          <div className="lock-names">
            <Mark size={52} />
            {offline && (
              <>
                <p>{offline}</p>
                <p>{outboxWords.unlockHow}</p>
                <Button onClick={() => void askDoor(setDoor)}>{outboxWords.again}</Button>
              </>
            )}
            {line === 'online' && (
              <p>
                <a href={`/counter/sign-in?${new URLSearchParams({ to: location.pathname + location.search })}`}>
                  {counterWords.signIn}
                </a>
              </p>
            )}
          </div>
        )}
      </div>
    </Modal>
  )
}

/** Who may come in here, shown once the shop has said it. */
async function askDoor(show: (door: Door) => void) {
  const answer = await staffApi('door')
  if (answer.ok) show(answer.body)
}
