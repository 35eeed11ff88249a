import { Link } from 'react-router'
import { useAccount } from '#web/accounts/account.ts'
import type { Person } from '#web/accounts/account-storage.ts'
import { keepPlace } from '#web/accounts/kept-place.ts'
import { entries, paths } from '#web/paths.ts'
import { frameWords } from '#words/frame.ts'
import { PersonIcon } from './icons.tsx'
import { useSignOut } from './use-sign-out.ts'

/**
 * The person at the browser: a stranger is led to the login and back to the front page, others are greeted. Anyone who is known
 * here can sign out, also while nobody can be asked whether their login still holds.
 */
export function UserArea() {
  const { user } = useAccount()
  const signOut = useSignOut()
  if (user === undefined)
    return (
      <Link
        className="icon-button"
        to={entries.login}
        state={{ redirectTo: paths.front }}
        aria-label={frameWords.logIn}
        onClick={() => keepPlace(paths.front)}
      >
        <PersonIcon />
      </Link>
    )
  const greeting = greetingOf(user)
  return (
    <>
      <Link className="greeting" to={paths.account} title={greeting}>
        <span>{greeting}</span>
      </Link>
      <Link className="icon-button" to={paths.front} aria-label={frameWords.homeSignedIn}>
        <PersonIcon />
      </Link>
      <button type="button" className="button logout" data-look="quiet" onClick={signOut}>
        {frameWords.logout}
      </button>
    </>
  )
}

export const greetingOf = (user: Person): string => frameWords.hello(user.fullName || user.name)
