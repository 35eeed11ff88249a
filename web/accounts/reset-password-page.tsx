import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { accountsWords } from '#words/accounts.ts'
import { store, stored } from '#browser/storage.ts'
import { privateHead } from '#web/site/head.ts'
import { Banner } from '#kit/banner.tsx'
import { entries } from '#web/paths.ts'
import { CodeStep } from './code-step.tsx'
import { Entry } from './entry.tsx'
import { MobileStep } from './mobile-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { sendCode, verifyCode } from './reset.ts'

export const meta = privateHead(accountsWords.titles.resetPassword)

/** A step stays in sight when the next one opens; the number can be changed without starting over, and a reload keeps it. */
export default function ResetPasswordPage() {
  const kept = useSyncExternalStore(neverChanges, keptMobile, () => undefined)
  const [asked, setAsked] = useState<{ readonly mobile: string | undefined }>()
  const { mobile } = asked ?? { mobile: kept }
  const [code, setCode] = useState<string>()

  function sentTo(mobile: string | undefined) {
    setAsked({ mobile })
    setCode(undefined)
    store('resetMobile', mobile)
  }

  return (
    <Entry title={accountsWords.titles.resetPassword}>
      <MobileStep sentTo={mobile} onSent={sentTo} onChange={() => sentTo(undefined)} />
      {mobile !== undefined && code === undefined && (
        <CodeStep
          told={accountsWords.codeSent}
          send={() => sendCode(mobile)}
          verify={(typed) => verifyCode(mobile, typed)}
          onVerified={setCode}
        />
      )}
      {mobile !== undefined && code !== undefined && (
        <>
          <Banner words={accountsWords.codeVerified} />
          <NewPasswordStep mobile={mobile} code={code} onStale={() => setCode(undefined)} />
        </>
      )}
      <p>
        <Link to={entries.login}>{accountsWords.backToLogin}</Link>
      </p>
    </Entry>
  )
}

const keptMobile = (): string | undefined => stored('resetMobile') ?? undefined
/** But by this page. */
const neverChanges = () => () => undefined
