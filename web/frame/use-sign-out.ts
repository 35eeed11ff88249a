import { useNavigate } from 'react-router'
import { toast } from '#kit/toast.tsx'
import { signOut } from '#web/accounts/account.ts'
import { entries } from '#web/paths.ts'
import { frameWords } from '#words/frame.ts'

/** Signs out at once and goes to the login. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    toast(frameWords.loggedOut)
    void navigate(entries.login)
  }
}
