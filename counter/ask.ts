import { data, type RouterContextProvider, redirect } from 'react-router'
import { type Act, may, whoMay } from '#shop/staff/staff.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { type StaffCallName, type StaffGives, staffCalls } from '#shop/wire/staff-calls.ts'
import { isForbidden } from '#shop/wire/why-no.ts'
import { counterWords } from '#words/counter.ts'
import { type StaffSent, sendStaffCall } from './api.ts'
import { type Queries, queries } from './queries.ts'

/**
 * What a page shows, asked by its loader in the viewer's name. Anyone who is not signed in is led to the page that does
 * that, and back from there.
 */
export async function ask<Name extends StaffCallName>(
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
  name: Name,
  sent: StaffSent<Name> = {},
): Promise<StaffGives<Name>> {
  const asked = context.get(queries)
  const answer = await sendStaffCall(name, sent, (path, init) => asked.fetch(path, init))
  if (answer.ok) return answer.body
  if ('unreachable' in answer) throw data(null, { status: 503 })
  const { status, message, more } = answer.refused
  if (meaningOf(answer) === 'log-in') throw redirect(signInAt(url, more.why))
  if (more.why === 'own-pin' || more.why === 'own-key') throw redirect('/own')
  if (more.why === 'pin-needed') throw redirect(`/pin?${new URLSearchParams({ to: url.pathname + url.search })}`)
  const { act } = staffCalls[name]
  throw isForbidden(answer) && act !== 'anyone' && act !== 'at-cutters' ? notYours(act) : data(message, { status })
}

/** Who looks at a page that is there for an act. Whose page it is, is said to everybody else before anything is typed. */
export async function askMeFor(asked: Parameters<typeof ask>[0], act: Act): Promise<Me> {
  const me = await ask(asked, 'me')
  if (!may(me.role, act)) throw notYours(act)
  return me
}

const notYours = (act: Act) => data(counterWords.pageOf(whoMay(act)), { status: 403 })

function signInAt({ pathname, search }: URL, why: unknown): string {
  const words = new URLSearchParams({ to: pathname + search, ...(typeof why === 'string' ? { why } : {}) })
  return `/sign-in?${words.toString()}`
}

/** Who is at the counter, for what is shown to nobody too. */
export async function askWho(asked: Queries): Promise<Me | undefined> {
  const answer = await sendStaffCall('me', {}, (path, init) => asked.fetch(path, init))
  return answer.ok ? answer.body : undefined
}
