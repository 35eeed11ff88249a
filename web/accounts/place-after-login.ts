import { stored } from '#browser/storage.ts'
import { ownPath } from './own-path.ts'

/** Where a login leads: what the page before it asked for, or else what was kept. */
export function placeAfterLogin(navigationState: unknown): string {
  const asked = (navigationState as { redirectTo?: unknown } | null)?.redirectTo
  return ownPath(asked ?? stored('redirectTo'))
}
