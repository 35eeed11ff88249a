import { useNavigate } from 'react-router'
import { words } from '#shop/words.ts'
import { signOut } from '#web/accounts/account.ts'
import { toast } from '#web/kit/toast.tsx'

/** Signs out at once and goes to the login. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    toast(words.accounts.loggedOut)
    void navigate('/login')
  }
}
