import { Link } from 'react-router'
import { nameless } from '#shop/accounts.ts'
import { useAccount } from '#web/accounts/account.ts'
import type { Person } from '#web/accounts/account-storage.ts'
import { keepPlace } from '#web/accounts/place-after-login.ts'
import { PersonIcon } from './icons.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The person at the browser: a stranger is led to the login and back to the front page, others are greeted. */
export function UserArea() {
  const { state, user } = useAccount()
  const signOut = useSignOut()
  if (state !== 'signed-in')
    return (
      <Link
        className="icon-button"
        to="/login"
        state={{ redirectTo: '/' }}
        aria-label="Log in"
        onClick={() => keepPlace('/')}
      >
        <PersonIcon />
      </Link>
    )
  const greeting = greetingOf(user)
  return (
    <>
      <Link className="greeting" to="/account" title={greeting}>
        <span>{greeting}</span>
      </Link>
      <Link className="icon-button" to="/" aria-label="Home, signed in">
        <PersonIcon />
      </Link>
      <button type="button" className="button logout" data-look="quiet" onClick={signOut}>
        Logout
      </button>
    </>
  )
}

export const greetingOf = (user: Person): string => `Hello, ${user.fullName || user.name || nameless}`
