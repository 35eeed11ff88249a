import { type RefObject, useEffect } from 'react'
import { useAccount } from '#web/accounts/account.ts'
import { storedJson, storeJson } from '#browser/storage.ts'

interface Details {
  readonly username: string
  readonly email: string
}

/** Kept for the next review, or forgotten if the writer unticks it. */
export const keepDetails = (details: Details | undefined): void => storeJson('reviewDetails', details)

/**
 * Fills in name and e-mail that are known, where nothing was typed: those kept for the next review, else those of who
 * is signed in. The box stands as it was left.
 */
export function useKnownDetails(ref: RefObject<HTMLFormElement | null>): void {
  const { user } = useAccount()
  useEffect(() => {
    const kept = keptDetails()
    const known = kept ?? (user && { username: user.name, email: user.email })
    const fields = ref.current?.elements
    if (fields && known) for (const [name, value] of Object.entries(known)) fillIn(fields.namedItem(name), value)
    const box = fields?.namedItem('saveDetails')
    if (box instanceof HTMLInputElement && kept) box.checked = true
  }, [ref, user])
}

function fillIn(field: Element | RadioNodeList | null | undefined, value: string) {
  if (field instanceof HTMLInputElement && field.value === '') field.value = value
}

function keptDetails(): Details | undefined {
  const { username, email } = (storedJson('reviewDetails') ?? {}) as Record<string, unknown>
  if (typeof username === 'string' && typeof email === 'string') return { username, email }
  keepDetails(undefined)
  return undefined
}
