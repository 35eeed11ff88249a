import { randomUUID } from 'node:crypto'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import type { SignedInStaff } from './staff.ts'

/** A shop that listens, or one that a test calls without a line. */
export type WeighedShop =
  | { readonly url: string }
  | { readonly app: { request(path: string, init: RequestInit): Response | Promise<Response> } }

type Called = Weighing & { readonly message?: string; readonly why?: string }

/** A call at the scale, of an order or of one of its lines: 'weighing', 'lines/1/weighings'. */
export async function atScale(
  shop: WeighedShop,
  { headers }: Pick<SignedInStaff, 'headers'>,
  orderId: string,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: Called }> {
  const at = `/counter/api/orders/${orderId}/${path}`
  const init = {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify({ key: randomUUID(), ...body }) }),
  }
  const answer = await ('url' in shop ? fetch(shop.url + at, init) : shop.app.request(at, init))
  return { status: answer.status, body: (await answer.json()) as Called }
}

/** A reading of the scale, as a screen sends it; `seen` is the version of the line that it shows. */
export const reading = <Different extends object>(grams: number, different: Different) => ({
  grams,
  tareGrams: 0,
  source: 'typed' as const,
  ...different,
})

/** Weighs each line that still has to be, as heavy as it was ordered or as it is said here. */
export async function weighAll(
  shop: WeighedShop,
  staff: Pick<SignedInStaff, 'headers'>,
  orderId: string,
  gramsOf: (line: Weighing['lines'][number]) => number = ({ grams, quantity }) => grams * quantity,
): Promise<void> {
  const { body } = await atScale(shop, staff, orderId, 'weighing')
  for (const line of body.lines.filter(({ state }) => state === 'to-weigh')) {
    const wanted = reading(gramsOf(line), { seen: line.version, isSure: true })
    const weighed = await atScale(shop, staff, orderId, `lines/${line.lineNo}/weighings`, wanted)
    if (weighed.status !== 200) throw new Error(`line ${line.lineNo} was not weighed: ${weighed.body.message}`)
  }
}

/** What the command of a weighing brings beside a reading, where nobody is asked. */
export const noQuestion = {
  raw: '',
  reason: '',
  over: undefined,
  isSure: true,
  token: '',
  tokenHash: '',
  telling: undefined,
} as const
