import { useNavigate } from 'react-router'
import { accountsWords } from '#words/accounts.ts'
import { signOut } from '#web/accounts/account.ts'
import { toast } from '#kit/toast.tsx'

/** Signs out at once and goes to the login. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    toast(accountsWords.loggedOut)
    void navigate('/login')
  }
}
