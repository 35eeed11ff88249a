import { calls } from '#shop/wire/calls.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashOfToken } from '#server/settings/secrets.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { userById, viewOf } from './accounts-store.ts'
import { newSession } from './new-session.ts'
import { lifeLeft, noStay, stayCookies, stayIn } from './stay-cookies.ts'

/** A browser that has lost its token gets a new one, by both cookies of its stay. */
export function openStay(api: Api, { database, secrets, settings: { publicUrl }, now }: AccountsDeps): void {
  api.open(calls.stay, async ({ headers }) => {
    const over = new Refusal(401, { refused: 'not-signed-in' }, { headers: { 'set-cookie': [...noStay(publicUrl)] } })
    const { value, valueHash, mark } = stayIn(headers, publicUrl)
    if (value === undefined || valueHash === undefined || mark === undefined) throw over
    const { token, session, cookies } = await newSession(database.read, {
      headers,
      publicUrl,
      bindTo: secrets.bindOfStay(mark),
    })
    const renewing = await database.run.renewStay({
      valueHash,
      markHash: hashOfToken(mark),
      nextHash: hashOfToken(secrets.nextStay(value)),
      session,
      at: now(),
    })
    const user = 'renewed' in renewing ? await userById(database.read, renewing.renewed.user_id) : undefined
    if (!('renewed' in renewing) || user === undefined) throw over
    const stands = renewing.value === 'same' ? value : secrets.nextStay(value)
    const life = lifeLeft(renewing.renewed.begun_at, now())
    return {
      body: { token, user: viewOf(user) },
      headers: { 'set-cookie': [...cookies, ...stayCookies({ value: stands, mark }, publicUrl, life)] },
    }
  })
}
