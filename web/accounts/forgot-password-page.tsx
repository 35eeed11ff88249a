import { Link } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { entries } from '#web/paths.ts'
import { privateHead } from '#web/site/head.ts'
import { accountsWords } from '#words/accounts.ts'
import { Entry } from './entry.tsx'

export const meta = privateHead(accountsWords.titles.forgotPassword)

export default function ForgotPasswordPage() {
  return (
    <Entry title={accountsWords.titles.forgotPassword}>
      <p>{accountsWords.forgotten}</p>
      <p>{accountsWords.weSendCode}</p>
      <ButtonLink to={entries.resetPassword}>{accountsWords.resetPassword}</ButtonLink>
      <p>
        <Link to={entries.login}>{accountsWords.backToLogin}</Link>
      </p>
    </Entry>
  )
}
