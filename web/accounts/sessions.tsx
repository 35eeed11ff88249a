import { useEffect, useState } from 'react'
import type { Gives } from '#shop/calls.ts'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import { words } from '#shop/words.ts'
import { api } from '#web/browser/api.ts'
import { Button } from '#web/kit/button.tsx'
import { Trouble } from './trouble.tsx'

type Session = Gives<'sessions'>[number]

/** Where somebody is signed in, and how to end it: a lost phone need not stay signed in. */
export function Sessions({ token }: { token: string }) {
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [said, setSaid] = useState<readonly string[]>([])
  const [done, setDone] = useState('')

  useEffect(() => {
    const left = new AbortController()
    async function read() {
      const answer = await api('sessions', { token, signal: left.signal })
      if (left.signal.aborted) return
      if (answer.ok) setSessions(answer.body)
      else setSaid([words.accounts.sessionsUnread])
    }
    void read()
    return () => left.abort()
  }, [token])

  async function end(session: Session | undefined) {
    setSaid([])
    const answer = await api('endSessions', { token, body: session ? { id: session.id } : {} })
    if (!answer.ok) return setSaid(['refused' in answer ? answer.refused.message : words.accounts.networkFailed])
    setSessions(sessions?.filter(({ id, current }) => current || (session !== undefined && id !== session.id)))
    setDone(session ? `${session.device} is signed out.` : 'All your other devices are signed out.')
  }

  const others = sessions?.filter(({ current }) => !current) ?? []
  return (
    <section className="stack" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <Trouble said={said} />
      <p role="status">{sessions === undefined && said.length === 0 ? words.frame.loading : done}</p>
      <ul className="sessions" role="list">
        {sessions?.map((session) => (
          <li key={session.id}>
            <div>
              <p className="session-device">
                {session.device}
                {session.current && ' (this one)'}
              </p>
              <p className="session-times">
                Since {inWords(session.createdAt)}, last seen {inWords(session.lastSeenAt)}
              </p>
            </div>
            {!session.current && (
              <Button
                look="quiet"
                aria-label={`Sign out ${session.device}, signed in ${inWords(session.createdAt)}`}
                onClick={() => void end(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button look="quiet" onClick={() => void end(undefined)}>
          Sign out all other devices
        </Button>
      )}
    </section>
  )
}

const inWords = (moment: string) => momentInWords(Date.parse(moment), shopTimeZone)
