import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountsWords } from '#words/accounts.ts'
import { frameWords } from '#words/frame.ts'
import { NeedsScript } from '#web/site/needs-script.tsx'
import { entries } from '#web/paths.ts'
import { checkAgain, useAccount } from './account.ts'
import { keepPlace } from './place-after-login.ts'

/** What only signed-in people see: 'Loading...' until that is known, then the page, or the login and back again. */
export function RequireSignedIn({ children }: { children: ReactNode }) {
  const { state, ...known } = useAccount()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const ended = 'ended' in known && known.ended

  useEffect(() => {
    if (state !== 'anonymous') return
    keepPlace(here)
    void navigate(entries.login, { replace: true, state: { redirectTo: here, ended } })
  }, [state, navigate, here, ended])

  if (state === 'signed-in') return children
  return (
    <div className="waiting" aria-live="polite">
      <NeedsScript what={accountsWords.thisPageNeeds} />
      <p className="needs-script">{frameWords.loading}</p>
      {'late' in known && known.late && (
        <p>
          {accountsWords.stillChecking}{' '}
          <button type="button" onClick={checkAgain}>
            {accountsWords.checkAgain}
          </button>
        </p>
      )}
    </div>
  )
}
