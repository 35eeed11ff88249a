import { Link } from 'react-router'
import { accountsWords } from '#words/accounts.ts'
import { privateHead } from '#web/site/head.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Entry } from './entry.tsx'

export const meta = privateHead('Forgot password')

export default function ForgotPasswordPage() {
  return (
    <Entry title="Forgot password">
      <p>{accountsWords.forgotten}</p>
      <p>We send a code to it by SMS. It works for 5 minutes.</p>
      <ButtonLink to="/reset-password">Reset password</ButtonLink>
      <p>
        <Link to="/login">Back to the login</Link>
      </p>
    </Entry>
  )
}
