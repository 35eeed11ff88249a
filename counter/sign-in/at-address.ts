import type { RouterContextProvider } from 'react-router'
import { sendStaffCall } from '#counter/api.ts'
import { queries } from '#counter/queries.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'

/** What a one-time address is for; undefined once it is over. */
export async function askAtAddress<Name extends 'ownerAddress' | 'enrolment'>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  token: string,
): Promise<StaffGives<Name> | undefined> {
  const asked = context.get(queries)
  const answer = await sendStaffCall(name, { body: { token } }, (path, init) => asked.fetch(path, init))
  return answer.ok ? answer.body : undefined
}
