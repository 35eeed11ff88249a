import type * as v from 'valibot'
import { type calls as allCalls, calls } from '#shop/wire/calls.ts'
import { type StaffCallName, type StaffGives, type StaffSends, staffCalls } from '#shop/wire/staff-calls.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { fieldName, sownIn } from './hostile-fields.ts'
import type { SignedInStaff } from './staff.ts'

/** A text as the shop took it, and the pages on one of which it must stand. */
export interface PlantedText {
  /** 'takeInBatch.note' */
  readonly field: string
  readonly text: string
  /** pages of both sides, without the prefix of a language; none: only a browser shows it, or nobody */
  readonly on: readonly string[]
}

type CallName = keyof typeof allCalls
type Body<Name extends CallName> = v.InferInput<(typeof allCalls)[Name]['takes']>
type Answer<Name extends CallName> = v.InferOutput<(typeof allCalls)[Name]['gives']>
type Params = Readonly<Record<string, string>>

/** What of a call is no text of anybody's, by its whole name or by that of its last part. */
export type IsNoText = (field: string) => boolean

/**
 * Sends honest bodies with texts in every field that takes one. For the number of a planting each field begins at a place of its own
 * among the texts, so that over all numbers each field has had each of them. What is refused is sent with the next texts.
 */
export function openSowing(
  shop: RunningShop,
  { texts, nr, isNoText, owner }: { texts: readonly string[]; nr: number; isNoText: IsNoText; owner: SignedInStaff },
) {
  const planted: PlantedText[] = []
  const places = new Map<string, number>()

  function drawn(place: string, turn: number, takes: (text: string) => boolean): string | undefined {
    if (!places.has(place)) places.set(place, places.size)
    const from = nr + 11 * (places.get(place) ?? 0) + turn
    return texts.map((_, at) => texts[(from + at) % texts.length] ?? '').find(takes)
  }

  async function sow<Given>(
    name: string,
    takes: v.GenericSchema<unknown, unknown>,
    honest: unknown,
    send: (body: unknown) => Promise<Response>,
    on: (given: Given) => readonly string[],
  ): Promise<Given> {
    const turns = new Map<string, number>()
    let answer = ''
    for (let sent = 0; sent < 2 * texts.length; sent += 1) {
      const sown: { path: string; field: string; text: string }[] = []
      const body = sownIn(takes, honest, (path, isTaken) => {
        const field = `${name}.${fieldName(path)}`
        const text = isNoText(field) ? undefined : drawn(`${name}.${path}`, turns.get(path) ?? 0, isTaken)
        if (text !== undefined) sown.push({ path, field, text })
        return text
      })
      const response = await send(body)
      if (response.ok) {
        const given = (await response.json()) as Given
        const pages = on(given)
        planted.push(...sown.map(({ field, text }) => ({ field, text, on: pages })))
        return given
      }
      const said = await response.text()
      answer = `${response.status} ${said.slice(0, 300)}`
      if (![400, 409].includes(response.status)) break
      const refused = refusedIn(said)
      const named = sown.filter(({ path }) => refused.some((one) => dotted(path).endsWith(one)))
      for (const { path } of named.length > 0 ? named : sown) turns.set(path, (turns.get(path) ?? 0) + 1)
    }
    throw new Error(`${name} takes none of the texts: ${answer}`)
  }

  return {
    planted,

    /** A call of a shopper, with their token. */
    shopper<Name extends CallName>(
      name: Name,
      body: Body<Name>,
      { params = {}, token }: { params?: Params; token?: string } = {},
      on: (given: Answer<Name>) => readonly string[] = nowhere,
    ): Promise<Answer<Name>> {
      const { method, path, takes } = calls[name]
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      }
      const send = (sown: unknown) =>
        fetch(shop.url + filled(path, params), { method, headers, body: JSON.stringify(sown) })
      return sow(name, takes, body, send, on)
    },

    /** A call of the counter, by its owner. */
    staff<Name extends StaffCallName>(
      name: Name,
      params: Params,
      body: StaffSends<Name>,
      on: (given: StaffGives<Name>) => readonly string[] = nowhere,
    ): Promise<StaffGives<Name>> {
      const { path, takes } = staffCalls[name]
      return sow(name, takes, body, (sown) => press(filled(path, params), JSON.stringify(sown)), on)
    },

    /** The same where the body is a file, and what is typed stands in the address. */
    file<Name extends StaffCallName>(
      name: Name,
      file: Buffer,
      body: StaffSends<Name>,
      on: (given: StaffGives<Name>) => readonly string[] = nowhere,
    ): Promise<StaffGives<Name>> {
      const { path, takes } = staffCalls[name]
      const send = (sown: unknown) =>
        press(`${path}?${new URLSearchParams(sown as Record<string, string>)}`, new Uint8Array(file))
      return sow(name, takes, body, send, on)
    },

    /** What nobody means harm by. */
    async honest<Name extends CallName>(name: Name, body: Body<Name>, token = ''): Promise<Answer<Name>> {
      const { method, path } = calls[name]
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      return answered(name, await fetch(shop.url + path, { method, headers, body: JSON.stringify(body) }))
    },

    /** The same at the counter. */
    async honestly<Name extends StaffCallName>(
      name: Name,
      body: StaffSends<Name>,
      params: Params = {},
    ): Promise<StaffGives<Name>> {
      return answered(name, await press(filled(staffCalls[name].path, params), JSON.stringify(body)))
    },

    /** What the counter says, asked by its owner. */
    async asked<Name extends StaffCallName>(name: Name, params: Params = {}): Promise<StaffGives<Name>> {
      return answered(name, await fetch(shop.url + filled(staffCalls[name].path, params), { headers: owner.headers }))
    },
  }

  function press(path: string, body: string | Uint8Array<ArrayBuffer>): Promise<Response> {
    const headers = { ...owner.headers, 'content-type': 'application/json' }
    return fetch(shop.url + path, { method: 'POST', headers, body })
  }
}

const nowhere = () => []

/** The fields that a refusal names. */
function refusedIn(said: string): string[] {
  const { field, fields = [] } = JSON.parse(said) as { field?: string; fields?: { field: string }[] }
  return [...(field === undefined ? [] : [field]), ...fields.map((one) => one.field)].map(dotted)
}

/** 'keywords[1]' as a refusal writes it: 'keywords.1' */
const dotted = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1')

async function answered<Given>(name: string, answer: Response): Promise<Given> {
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Given
}

const filled = (path: string, params: Params): string =>
  path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))
