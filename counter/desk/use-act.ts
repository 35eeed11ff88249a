import { useRef } from 'react'
import type { Answer } from '#browser/api.ts'
import type { StaffCallName, StaffGives, StaffSends } from '#shop/wire/staff-calls.ts'
import { staffApi } from '#counter/api.ts'

interface Act<Name extends StaffCallName> {
  readonly params?: Readonly<Record<string, string>>
  readonly body: Omit<StaffSends<Name>, 'key'>
}

/** Makes an act of the desk. What nobody answered goes again under the same key, so that it is done once. */
export function useAct<Name extends StaffCallName>(name: Name) {
  const unanswered = useRef<{ act: string; key: string }>(undefined)
  return async (act: Act<Name>): Promise<Answer<StaffGives<Name>>> => {
    const same = JSON.stringify(act)
    if (unanswered.current?.act !== same) unanswered.current = { act: same, key: newKey() }
    const { key } = unanswered.current
    const answer = await staffApi(name, { ...act, body: { ...act.body, key } as StaffSends<Name> })
    if (!('unreachable' in answer)) unanswered.current = undefined
    return answer
  }
}

/** `crypto.randomUUID` is for secure pages alone, and a trial shop in the house has none. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
