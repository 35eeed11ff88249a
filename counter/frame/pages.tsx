import { Outlet } from 'react-router'

// Where a page fails, the bar above it stays: the error is shown below.
export { Trouble as ErrorBoundary } from './trouble.tsx'

export default function Pages() {
  return <Outlet />
}
