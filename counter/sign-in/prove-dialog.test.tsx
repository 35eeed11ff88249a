import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'
import { signInWords } from '#words/staff.ts'

atTheCounter()

async function asked() {
  const { ProveDialog } = await import('./prove-dialog.tsx')
  render(<ProveDialog onEnd={() => undefined} />)
  return {
    keys: screen.queryAllByRole('button', { name: signInWords.prove }).length,
    typed: screen.queryAllByRole('button', { name: signInWords.proveTyped, hidden: true }).length,
    isOpen: screen.getByText(signInWords.proveByPassword).closest('details')?.open,
  }
}

test('a browser without passkeys is asked for the password and a code at once, and for no passkey', async () => {
  expect(await asked()).toEqual({ keys: 0, typed: 1, isOpen: true })
})

test('a browser with passkeys is asked for one first', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  expect(await asked()).toEqual({ keys: 1, typed: 1, isOpen: false })
})
