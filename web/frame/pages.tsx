import { Outlet } from 'react-router'

// Where a page fails, its frame stays: the error is shown inside it.
export { Trouble as ErrorBoundary } from './trouble.tsx'

export default function Pages() {
  return <Outlet />
}
