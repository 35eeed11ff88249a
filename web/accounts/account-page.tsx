import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { readableMobile } from '#shop/accounts/accounts.ts'
import { accountPageWords } from '#words/account-page.ts'
import { accountsWords } from '#words/accounts.ts'
import { proofWords } from '#words/proof.ts'
import { Alert } from '#kit/alert.tsx'
import { privateHead } from '#web/site/head.ts'
import { paths } from '#web/paths.ts'
import { siteLinks } from '#web/site/links.ts'
import type { Person } from './account-storage.ts'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ProveMobile } from './prove-mobile.tsx'
import { RequireSignedIn } from './require-signed-in.tsx'
import { Sessions } from './sessions.tsx'
import { forgetAccount, useAccount } from './account.ts'
import { WaitingFor } from './waiting-for.tsx'
import './accounts.css'

const { labels } = accountsWords

export const meta = privateHead(accountsWords.titles.account)

export default function AccountPage() {
  const [deleted, setDeleted] = useState<string>()
  const navigate = useNavigate()
  // At once, while the alert is being read; by then nothing on the page redirects strangers to the login.
  useEffect(() => {
    if (deleted !== undefined) forgetAccount()
  }, [deleted])
  return (
    <div className="band room waits stack account">
      <h1>{accountsWords.titles.account}</h1>
      {deleted === undefined ? (
        <RequireSignedIn>
          <Own onDeleted={setDeleted} />
        </RequireSignedIn>
      ) : (
        <Alert text={deleted} onOk={() => void navigate(paths.home, { replace: true })} />
      )}
    </div>
  )
}

function Own({ onDeleted }: { onDeleted: (said: string) => void }) {
  const { state, user, token } = useAccount()
  if (state !== 'signed-in') return null
  return (
    <>
      <Who person={user} />
      <ProveMobile token={token} known={<p className="small muted">{proofWords.stands}</p>}>
        <WaitingFor />
        <Sessions token={token} />
        <ChangePassword token={token} email={user.email} />
        <DeleteAccount token={token} email={user.email} onDeleted={onDeleted} />
      </ProveMobile>
    </>
  )
}

function Who({ person: { fullName, email, mobile } }: { person: Person }) {
  return (
    <section className="stack" aria-labelledby="who">
      <h2 id="who">{accountPageWords.whoYouAre}</h2>
      <dl className="who">
        <dt>{labels.name}</dt>
        <dd>
          <bdi>{fullName}</bdi>
        </dd>
        <dt>{labels.emailOfAccount}</dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
        <dt>{labels.mobile}</dt>
        <dd>{readableMobile(mobile)}</dd>
      </dl>
      <p>
        <Link to={siteLinks.myOrders.to}>{siteLinks.myOrders.title}</Link>
      </p>
      <p>
        <Link to={paths.addresses}>{accountPageWords.addresses}</Link>
      </p>
    </section>
  )
}
