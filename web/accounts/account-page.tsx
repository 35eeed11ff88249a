import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '#browser/api.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Alert, Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { readableMobile } from '#shop/accounts/accounts.ts'
import { paths } from '#web/paths.ts'
import { privateHead } from '#web/site/head.ts'
import { siteLinks } from '#web/site/links.ts'
import { accountPageWords, proofWords } from '#words/account-page.ts'
import { accountsWords } from '#words/accounts.ts'
import { areaWishWords } from '#words/delivery.ts'
import { backInStockWords } from '#words/stock.ts'
import { forgetAccount, useAccount } from './account.ts'
import type { Person } from './account-storage.ts'
import { ChangePassword } from './change-password.tsx'
import { filled } from './checks.ts'
import { PasswordField } from './password-field.tsx'
import { ProveMobile } from './prove-mobile.tsx'
import { RequireSignedIn } from './require-signed-in.tsx'
import { Sessions } from './sessions.tsx'
import { useAreaWishes } from './use-area-wishes.ts'
import { useStockWishes } from './use-stock-wishes.ts'
import './accounts.css'

const says = accountPageWords.deleting
const checks = { ownPassword: filled(accountsWords.missing.password) }

/** Says what goes and what stays, asks for the password, and asks once more. */
function DeleteAccount({
  token,
  email,
  onDeleted,
}: {
  token: string
  email: string
  /** with what the shop says of it */
  onDeleted: (said: string) => void
}) {
  const [password, setPassword] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useForm(checks, ({ ownPassword }) => {
    if (!busy) setPassword(ownPassword)
    return undefined
  })

  async function remove() {
    setPassword(undefined)
    if (password === undefined) return
    setBusy(true)
    const answer = await api('deleteAccount', { token, body: { password } })
    setBusy(false)
    if (answer.ok) return onDeleted(answer.body.message ?? accountPageWords.deleted(undefined))
    const outcome = refusalOf(answer, { unreached: accountsWords.networkFailed })
    form.show(outcome && 'field' in outcome ? { ...outcome, field: 'ownPassword' } : outcome)
  }

  return (
    <section className="stack" aria-labelledby="delete-account">
      <h2 id="delete-account">{accountPageWords.deleteYourAccount}</h2>
      <p>{says.goes}</p>
      <p>{says.stays}</p>
      <p>{says.onItsWay}</p>
      <form className="stack" {...form.events}>
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          {...form.field('ownPassword')}
          label={accountsWords.labels.yourPassword}
          hint={says.proof}
          autoComplete="current-password"
        />
        <FormAnswer form={form} />
        <SendButton form={{ ...form, busy }} doing={says.doing} look="quiet">
          {says.yes}
        </SendButton>
      </form>
      {password !== undefined && (
        <Confirm text={says.question} yes={says.yes} onYes={() => void remove()} onNo={() => setPassword(undefined)} />
      )}
    </section>
  )
}

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

/** What somebody waits for: fish that is sold out, and pincodes outside the area. */
function WaitingFor() {
  const stock = useStockWishes()
  const area = useAreaWishes()
  return (
    <>
      <WishList
        head={backInStockWords.waitingFor}
        words={backInStockWords}
        wishes={stock.own?.wishes}
        titleOf={({ title }) => title}
        drop={stock.drop}
      >
        {({ title, path }) => <Link to={path}>{title}</Link>}
      </WishList>
      <WishList
        head={areaWishWords.waitingFor}
        words={areaWishWords}
        wishes={area.own?.wishes}
        titleOf={({ pincode }) => pincode}
        drop={area.drop}
      >
        {({ pincode, place }) => <Link to={`${paths.delivery}?pincode=${pincode}`}>{`${pincode}, ${place}`}</Link>}
      </WishList>
    </>
  )
}

interface ListedWish {
  readonly id: string
  readonly until: string
}

/** What somebody waits for, each to be taken back. Nothing where they wait for nothing. */
function WishList<Wish extends ListedWish>({
  head,
  words,
  wishes,
  titleOf,
  drop,
  children,
}: {
  head: string
  words: {
    readonly waiting: (until: string) => string
    readonly doNotTell: string
    readonly doNotTellOf: (title: string) => string
    readonly takenBack: string
  }
  wishes: readonly Wish[] | undefined
  titleOf: (wish: Wish) => string
  drop: (id: string) => Promise<string | undefined>
  children: (wish: Wish) => ReactNode
}) {
  const [answer, setAnswer] = useState<Answered>()
  const named = useId()
  if (wishes === undefined || (wishes.length === 0 && answer === undefined)) return null

  async function takeBack(id: string) {
    const said = await drop(id)
    setAnswer(said ? { said: [said] } : { done: words.takenBack })
  }
  return (
    <section className="stack" aria-labelledby={named}>
      <h2 id={named}>{head}</h2>
      <Answer to={answer} />
      <ul className="sessions" role="list">
        {wishes.map((wish) => (
          <li key={wish.id}>
            <div>
              <p className="session-device">{children(wish)}</p>
              <p className="session-times">{words.waiting(wish.until)}</p>
            </div>
            <Button look="quiet" aria-label={words.doNotTellOf(titleOf(wish))} onClick={() => void takeBack(wish.id)}>
              {words.doNotTell}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
