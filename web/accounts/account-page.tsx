import { Link } from 'react-router'
import { readableMobile } from '#shop/accounts.ts'
import { accountsWords } from '#words/accounts.ts'
import { privateHead } from '#web/site/head.ts'
import type { Person } from './account-storage.ts'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ProveMobile } from './prove-mobile.tsx'
import { RequireSignedIn } from './require-signed-in.tsx'
import { Sessions } from './sessions.tsx'
import { useAccount } from './account.ts'
import './accounts.css'

export const meta = privateHead('Your account')

export default function AccountPage() {
  return (
    <div className="band room stack account">
      <h1>Your account</h1>
      <RequireSignedIn>
        <Own />
      </RequireSignedIn>
    </div>
  )
}

function Own() {
  const { state, user, token } = useAccount()
  if (state !== 'signed-in') return null
  return (
    <>
      <Who person={user} />
      <ProveMobile token={token} known={<p className="small muted">{accountsWords.proof.stands}</p>} />
      <Sessions token={token} />
      <ChangePassword token={token} email={user.email} />
      <DeleteAccount token={token} email={user.email} />
    </>
  )
}

function Who({ person: { fullName, email, mobile } }: { person: Person }) {
  return (
    <section className="stack" aria-labelledby="who">
      <h2 id="who">Who you are to us</h2>
      <dl className="who">
        <dt>Name</dt>
        <dd>
          <bdi>{fullName}</bdi>
        </dd>
        <dt>E-mail</dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
        <dt>Mobile</dt>
        <dd>{readableMobile(mobile)}</dd>
      </dl>
      <p>
        <Link to="/myorders">My Orders</Link>
      </p>
    </section>
  )
}
