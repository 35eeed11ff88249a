import * as v from 'valibot'
import type { Pincode } from '#shop/delivery/delivery.ts'
import { days, seconds } from '#shop/time.ts'

/** 'No such code' and 'the service is away' are different answers. */
type PostalAnswer = { readonly offices: readonly PublicOffice[] } | 'no-such-code' | 'not-reachable'

/** Asks the public postal service. The caller has looked into our own directory first. */
export type AskPostal = (pincode: Pincode) => Promise<PostalAnswer>

/**
 * The public service is slow, wrong or away at times, so nobody waits for it: two seconds, few calls at once, none for
 * a minute after three failures in a row. Answers are cached. `now` only measures durations.
 */
export function openPostal({ serviceUrl, now }: { serviceUrl: string; now: () => number }): AskPostal {
  const remembered = new Map<Pincode, { told: PostalAnswer; until: number }>()
  const asking = new Map<Pincode, Promise<PostalAnswer>>()
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY

  async function ask(pincode: Pincode): Promise<PostalAnswer> {
    const known = remembered.get(pincode)
    if (known && now() < known.until) return known.told
    const answer = asking.get(pincode)
    if (answer) return answer
    if (now() < restsUntil || asking.size >= mostAtOnce) return 'not-reachable'
    const asked = askService(serviceUrl, pincode).finally(() => asking.delete(pincode))
    asking.set(pincode, asked)
    const told = await asked
    note(pincode, told)
    return told
  }

  function note(pincode: Pincode, told: PostalAnswer) {
    if (told === 'not-reachable') {
      failures += 1
      if (failures >= mostFailures) restsUntil = now() + rest
      return
    }
    failures = 0
    remembered.delete(pincode)
    remembered.set(pincode, { told, until: now() + (told === 'no-such-code' ? newCodesAppearAfter : remembers) })
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  return ask
}

const patience = seconds(2)
const mostFailures = 3
const rest = seconds(60)
const mostAtOnce = 4
const remembers = days(30)
const newCodesAppearAfter = days(1)
const mostRemembered = 20_000
const longestAnswer = 256 * 1024

const text = v.pipe(v.string(), v.maxLength(120))

/** Takes only the fields that we show. */
const publicOffice = v.object({
  Name: text,
  Circle: v.optional(v.nullable(text)),
  District: text,
  Division: v.optional(v.nullable(text)),
  Region: v.optional(v.nullable(text)),
  State: text,
  Country: v.optional(v.nullable(text)),
  Pincode: v.optional(text),
})
const found = v.tuple([
  v.object({
    Status: v.literal('Success'),
    PostOffice: v.pipe(v.array(publicOffice), v.minLength(1), v.maxLength(200)),
  }),
])
const notFound = v.tuple([v.object({ Status: v.literal('Error'), PostOffice: v.null() })])

export type PublicOffice = v.InferOutput<typeof publicOffice>

async function askService(serviceUrl: string, pincode: Pincode): Promise<PostalAnswer> {
  try {
    const answer = await fetch(`${serviceUrl}/pincode/${pincode}`, {
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) return 'not-reachable'
    return toldBy(JSON.parse(await shortText(answer)), pincode)
  } catch {
    return 'not-reachable'
  }
}

/** Offices of another code than the requested one are ignored. */
function toldBy(said: unknown, pincode: Pincode): PostalAnswer {
  if (v.is(notFound, said)) return 'no-such-code'
  const read = v.safeParse(found, said)
  if (!read.success) return 'not-reachable'
  const offices = read.output[0].PostOffice
  return offices.every(({ Pincode = pincode }) => Pincode === pincode) ? { offices } : 'not-reachable'
}

async function shortText(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength
    if (length > longestAnswer) throw new RangeError('the answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
