import { useRef } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { staffApi } from '#counter/api.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import type { StaffCallName, StaffGives, StaffSends } from '#shop/wire/staff-calls.ts'
import { newKey } from './new-key.ts'

interface Act<Name extends StaffCallName> {
  readonly params?: Readonly<Record<string, string>>
  readonly body: Omit<StaffSends<Name>, 'key'>
  readonly file?: File
}

/**
 * Does what somebody presses, as one act. As long as nobody knows what came of it, the same goes again under the same key, so
 * that it is done once; something else is another act. `oneAtATime`: what is corrected meanwhile is no other act, and the shop
 * says what it has done under that key.
 */
export function useAct<Name extends StaffCallName>(name: Name, { oneAtATime = false } = {}) {
  const unanswered = useRef<{ act: string; key: string }>(undefined)
  return async (act: Act<Name>): Promise<Answer<StaffGives<Name>>> => {
    const { file } = act
    const same = oneAtATime ? '' : JSON.stringify([act, file?.name, file?.size, file?.lastModified])
    if (unanswered.current?.act !== same) unanswered.current = { act: same, key: newKey() }
    const { key } = unanswered.current
    const answer = await staffApi(name, { ...act, body: { ...act.body, key } as StaffSends<Name> })
    if (isDefinite(answer) && unanswered.current?.key === key) unanswered.current = undefined
    return answer
  }
}
