import { useEffect, useState } from 'react'
import { api } from '#browser/api.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { useAsk } from '#forms/use-ask.ts'
import { Button } from '#kit/button.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import type { Gives } from '#shop/wire/calls.ts'
import { accountPageWords } from '#words/account-page.ts'
import { accountsWords } from '#words/accounts.ts'
import { momentInWords } from '#words/formatters.ts'
import { frameWords } from '#words/frame.ts'

const says = accountPageWords.sessions

type Session = Gives<'sessions'>[number]

/** Where somebody is signed in, and how to end it: a lost phone need not stay signed in. */
export function Sessions({ token }: { token: string }) {
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [unread, setUnread] = useState(false)
  const [ended, setEnded] = useState<Answered>()
  const { ask } = useAsk()

  useEffect(() => {
    async function read() {
      const answer = await ask((signal) => api('sessions', { token, signal }))
      if (answer?.ok) setSessions(answer.body)
      else if (answer) setUnread(true)
    }
    void read()
  }, [token, ask])

  async function end(session: Session | undefined) {
    const answer = await api('endSessions', { token, body: session ? { id: session.id } : {} })
    if (!answer.ok)
      return setEnded({ said: ['refused' in answer ? answer.refused.message : accountsWords.networkFailed] })
    setSessions(sessions?.filter(({ id, current }) => current || (session !== undefined && id !== session.id)))
    setEnded({ done: session ? says.ended(session.device) : says.othersEnded })
  }

  const others = sessions?.filter(({ current }) => !current) ?? []
  return (
    <section className="stack" aria-labelledby="sessions">
      <h2 id="sessions">{accountPageWords.whereSignedIn}</h2>
      {unread && (
        <p className="trouble" role="alert">
          {accountPageWords.sessionsUnread}
        </p>
      )}
      <p role="status">{sessions === undefined && !unread && frameWords.loading}</p>
      <Answer to={ended} />
      <ul className="sessions" role="list">
        {sessions?.map((session) => (
          <li key={session.id}>
            <div>
              <p className="session-device">{session.current ? says.thisOne(session.device) : session.device}</p>
              <p className="session-times">{says.times(inWords(session.createdAt), inWords(session.lastSeenAt))}</p>
            </div>
            {!session.current && (
              <Button
                look="quiet"
                aria-label={says.signOutOf(session.device, inWords(session.createdAt))}
                onClick={() => void end(session)}
              >
                {says.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button look="quiet" onClick={() => void end(undefined)}>
          {says.signOutOthers}
        </Button>
      )}
    </section>
  )
}

const inWords = (moment: string) => momentInWords(Date.parse(moment), shopTimeZone)
