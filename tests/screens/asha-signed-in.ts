import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { UserView } from '#shop/wire/user.ts'

/** Asha as the shop tells of her to her browser. */
export const ashasView: UserView = {
  id: 'a1',
  name: 'Asha',
  fullName: 'Asha Koli',
  email: 'asha@darya.example',
  mobile: '+919820000001',
}

/** In each test of a screen this browser keeps Asha's login, and nothing else of the test before. */
export function ashaIsSignedIn(): void {
  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('token', 'secret')
    localStorage.setItem('user', JSON.stringify(ashasView))
  })

  afterEach(() => {
    cleanup()
    localStorage.clear()
    vi.restoreAllMocks()
  })
}
