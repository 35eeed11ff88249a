import { withPatience } from '#browser/patience.ts'
import type { Answer } from '#browser/read-answer.ts'
import { type Contract, type Sending, sendCall } from '#browser/send-call.ts'
import { timings } from '#browser/timings.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import { pageTokenHeader, sendingTime } from '#shop/wire/staff-call.ts'
import { type StaffCallName, type StaffGives, type StaffSends, staffCalls } from '#shop/wire/staff-calls.ts'

export interface StaffSent<Name extends StaffCallName> extends Omit<Sending, 'body' | 'headers'> {
  readonly body?: StaffSends<Name>
  /** what a call takes that takes a file; the rest then stands in its address */
  readonly file?: File | undefined
}

/** What the frame does for every screen: when nobody is at the counter any more, and when the owner is asked again. */
interface AtTheDoor {
  left(why: 'over' | 'locked' | 'revoked'): void
  /** whether the owner showed the passkey once more */
  prove(): Promise<boolean>
  /** whether who came by a tap on their name has typed their PIN */
  typePin(): Promise<boolean>
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
  const { why } = answer.refused.more
  if (meaningOf(answer) === 'log-in') atTheDoor.left(why === 'locked' || why === 'revoked' ? why : 'over')
  if (why === 'prove-again' && (await atTheDoor.prove())) return sendOnce(name, sent)
  if (why === 'pin-needed' && (await atTheDoor.typePin())) return sendOnce(name, sent)
  return answer
}

async function sendOnce<Name extends StaffCallName>(
  name: Name,
  { signal, file, ...sent }: StaffSent<Name>,
): Promise<Answer<StaffGives<Name>>> {
  const wait = timings.callTimeout + sendingTime(staffCalls[name])
  try {
    return await sendStaffCall(
      name,
      { ...sent, headers: { [pageTokenHeader]: pageToken() }, signal: withPatience(signal, wait) },
      (path, request) => (file === undefined ? fetch(path, request) : sendFile(path, file, { sent, request })),
    )
  } catch {
    return { ok: false, unreachable: true }
  }
}

function sendFile(path: string, file: File, { sent, request }: { sent: Sending; request: RequestInit }) {
  const query = new URLSearchParams(sent.body as Record<string, string>).toString()
  const headers = { ...(request.headers as Record<string, string>), 'content-type': 'application/octet-stream' }
  return fetch(`${path}?${query}`, { ...request, headers, body: file })
}

export const sendStaffCall = <Name extends StaffCallName>(
  name: Name,
  sent: Sending,
  fetchAt: (path: string, request: RequestInit) => Promise<Response>,
): Promise<Answer<StaffGives<Name>>> =>
  sendCall(staffCalls[name] as unknown as Contract<StaffGives<Name>>, sent, fetchAt)

/** As the page's loader brought it. */
export const pageToken = (): string => document.querySelector<HTMLMetaElement>('meta[name="page-token"]')?.content ?? ''
