import * as v from 'valibot'
import { isId } from '#shop/id.ts'
import { languages } from '#shop/languages.ts'
import { days, hours } from '#shop/time.ts'

/** The pushes of an order: that it is weighed, and that it is on its way. */
const pushEvents = ['weighed', 'out'] as const

/** All that travels: neither an address nor a name. */
export const pushNews = v.object({
  event: v.picklist(pushEvents),
  /** the id of the order, which leads to its page */
  order: v.pipe(v.string(), v.check(isId)),
  number: v.pipe(v.string(), v.maxLength(20)),
  /** in paise: by the scale */
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** of the order; English where nothing is said */
  language: v.exactOptional(v.picklist(languages)),
})

export type PushNews = v.InferOutput<typeof pushNews>

/** A browser that nobody was told on for so long is forgotten. */
export const pushLives = days(30)
/** A person has a phone, a tablet and one that is old. */
export const mostPushDevices = 5
/** A later push is pointless: the fish is at the door. */
export const newsLives = hours(6)

/** Longer than any that a browser gives. */
export const longestEndpoint = 1000

const knownHosts = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com'])
const knownDomains = ['.push.apple.com', '.notify.windows.com']

/** Whether it is an address of a push service that browsers use. The shop calls no other; `trialHost` replaces them on trial. */
export function isPushEndpoint(endpoint: string, trialHost?: string): boolean {
  if (endpoint.length > longestEndpoint) return false
  if (trialHost !== undefined && endpoint.startsWith(`${trialHost}/`)) return plainPath.test(endpoint)
  const host = knownShape.exec(endpoint)?.[1]
  return host !== undefined && (knownHosts.has(host) || knownDomains.some((domain) => host.endsWith(domain)))
}

/** Neither a user nor a port, and nothing that two readers of addresses could read in two ways. */
const knownShape = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]+$/
const plainPath = /^[A-Za-z0-9\-._~:/]+$/
