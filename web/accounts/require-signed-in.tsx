import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lineOfDocument } from '#browser/document-line.ts'
import { entries } from '#web/paths.ts'
import { NeedsScript } from '#web/site/needs-script.tsx'
import { accountsWords } from '#words/accounts.ts'
import { frameWords } from '#words/frame.ts'
import { checkAgain, useAccount } from './account.ts'
import { keepPlace } from './kept-place.ts'

/**
 * What only signed-in people see: 'Loading...' until that is known, then the page, or the login and back again. A page that is
 * useful without a line opens for whoever was here last where the shop does not say who they are: at once where the page itself
 * is a kept one, else when they have waited. The shop asks who they are before it takes anything.
 */
export function RequireSignedIn({
  withoutLine = false,
  title,
  children,
}: {
  withoutLine?: boolean
  /** of a page whose heading comes with the rest of it */
  title?: string
  children: ReactNode
}) {
  const now = useAccount()
  const { state } = now
  const isWithout = withoutLine && state === 'unknown' && now.user && (now.late || now.unheard || lineOfDocument())
  const [opened, setOpened] = useState(false)
  if (isWithout && !opened) setOpened(true)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const ended = 'ended' in now && now.ended

  useEffect(() => {
    if (state !== 'anonymous') return
    keepPlace(here)
    void navigate(entries.login, { replace: true, state: { redirectTo: here, ended } })
  }, [state, navigate, here, ended])

  if (state === 'signed-in' || (opened && state === 'unknown')) return children
  return (
    <>
      {title !== undefined && <h1>{title}</h1>}
      <div className="waiting" aria-live="polite">
        <NeedsScript what={accountsWords.thisPageNeeds} />
        <p className="needs-script">{frameWords.loading}</p>
        {'late' in now && now.late && (
          <p>
            {accountsWords.stillChecking}{' '}
            <button type="button" onClick={checkAgain}>
              {accountsWords.checkAgain}
            </button>
          </p>
        )}
      </div>
    </>
  )
}
