import type { Answer } from '#browser/api.ts'
import { type Contract, sendCall, type Sending } from '#browser/send-call.ts'
import { timings } from '#browser/timings.ts'
import { pageTokenHeader } from '#shop/wire/staff-call.ts'
import { type StaffCallName, staffCalls, type StaffGives, type StaffSends } from '#shop/wire/staff-calls.ts'

export interface StaffSent<Name extends StaffCallName> extends Omit<Sending, 'body' | 'headers'> {
  readonly body?: StaffSends<Name>
}

/** What the frame does for every screen: when nobody is at the counter any more, and when the owner is asked again. */
export interface AtTheDoor {
  left(why: 'over' | 'locked' | 'revoked'): void
  /** whether the owner showed the passkey once more */
  prove(): Promise<boolean>
}

let atTheDoor: AtTheDoor | undefined

export function watchDoor(watcher: AtTheDoor): () => void {
  atTheDoor = watcher
  return () => {
    atTheDoor = undefined
  }
}

/** Makes a call of the counter from a page. Never throws: what can go wrong with a network is an answer too. */
export async function staffApi<Name extends StaffCallName>(
  name: Name,
  sent: StaffSent<Name> = {},
): Promise<Answer<StaffGives<Name>>> {
  const answer = await sendOnce(name, sent)
  if (answer.ok || !('refused' in answer) || atTheDoor === undefined) return answer
  const { status, more } = answer.refused
  if (status === 401) atTheDoor.left(more.why === 'locked' || more.why === 'revoked' ? more.why : 'over')
  if (more.why === 'prove-again' && (await atTheDoor.prove())) return sendOnce(name, sent)
  return answer
}

async function sendOnce<Name extends StaffCallName>(
  name: Name,
  { signal, ...sent }: StaffSent<Name>,
): Promise<Answer<StaffGives<Name>>> {
  const signals = [AbortSignal.timeout(timings.callTimeout), ...(signal ? [signal] : [])]
  try {
    return await sendStaffCall(
      name,
      { ...sent, headers: { [pageTokenHeader]: pageToken() }, signal: AbortSignal.any(signals) },
      (path, request) => fetch(path, request),
    )
  } catch {
    return { ok: false, unreachable: true }
  }
}

export const sendStaffCall = <Name extends StaffCallName>(
  name: Name,
  sent: Sending,
  fetchAt: (path: string, request: RequestInit) => Promise<Response>,
): Promise<Answer<StaffGives<Name>>> =>
  sendCall(staffCalls[name] as unknown as Contract<StaffGives<Name>>, sent, fetchAt)

/** As the page brought it. */
const pageToken = (): string => document.querySelector<HTMLMetaElement>('meta[name="page-token"]')?.content ?? ''
