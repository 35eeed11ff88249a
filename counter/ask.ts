import { data, redirect, type RouterContextProvider } from 'react-router'
import type { StaffCallName, StaffGives } from '#shop/wire/staff-calls.ts'
import { sendStaffCall, type StaffSent } from './api.ts'
import { queries } from './queries.ts'

/**
 * What a page shows, asked by its loader as whoever wants to see it. Who is not signed in is led to the page that does
 * that, and back from there.
 */
export async function ask<Name extends StaffCallName>(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  name: Name,
  sent: StaffSent<Name> = {},
): Promise<StaffGives<Name>> {
  const asked = context.get(queries)
  const answer = await sendStaffCall(name, sent, (path, init) => asked.fetch(path, init))
  if (answer.ok) return answer.body
  if ('unreachable' in answer) throw data(null, { status: 503 })
  const { status, message } = answer.refused
  if (status === 401) throw redirect(`/sign-in?to=${encodeURIComponent(new URL(request.url).pathname)}`)
  throw data(message, { status })
}
