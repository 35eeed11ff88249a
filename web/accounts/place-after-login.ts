import { store, stored } from '#browser/storage.ts'
import { ownPath } from './own-path.ts'

/** Kept before going to the login, under the key of the specification. */
export const keepPlace = (path: string): void => store('redirectTo', path)

export const dropPlace = (): void => store('redirectTo', undefined)

/** Where a login leads: what the page before it asked for, or else what was kept. */
export function placeAfterLogin(navigationState: unknown): string {
  const asked = (navigationState as { redirectTo?: unknown } | null)?.redirectTo
  return ownPath(asked ?? stored('redirectTo'))
}
