import { useNavigate } from 'react-router'
import { signOut } from '#web/accounts/account.ts'

/** Signs out at once and goes to the login. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    void navigate('/login')
  }
}
