import { Resolver } from 'node:dns/promises'
import { domainToASCII } from 'node:url'
import { minutes, seconds } from '#shop/time.ts'

/** The DNS queries of a domain check. */
export interface DomainRecords {
  resolveMx(domain: string): Promise<readonly unknown[]>
  resolve4(domain: string): Promise<readonly unknown[]>
  resolve6(domain: string): Promise<readonly unknown[]>
  resolveNs(domain: string): Promise<readonly unknown[]>
}

const patience = seconds(2)
const mostAtOnce = 10
const keptFor = minutes(10)
const mostKept = 1000

/** Whether mail can reach this domain. If DNS does not answer in time it counts as yes, so that nobody is kept out. */
export type HasMail = (domain: string) => Promise<boolean>

export function openEmailDomains({
  records = new Resolver({ timeout: patience, tries: 1 }),
  now,
}: {
  records?: DomainRecords
  now: () => number
}): HasMail {
  const known = new Map<string, { has: boolean; until: number }>()
  const underWay = new Map<string, Promise<boolean>>()

  async function ask(domain: string): Promise<boolean> {
    let late: ReturnType<typeof setTimeout> | undefined
    const answer = hasRecords(records, domain)
    const tooLate = new Promise<undefined>((resolve) => {
      late = setTimeout(() => resolve(undefined), patience)
    })
    const has = await Promise.race([answer, tooLate])
    clearTimeout(late)
    if (has === undefined) return true
    const [oldest] = known.keys()
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest)
    known.set(domain, { has, until: now() + keptFor })
    return has
  }

  return async (typed) => {
    const domain = domainToASCII(typed.toLowerCase())
    if (!isName(domain)) return false
    const told = known.get(domain)
    if (told && told.until > now()) return told.has
    const begun = underWay.get(domain)
    if (begun) return begun
    if (underWay.size >= mostAtOnce) return true
    const asking = ask(domain).finally(() => underWay.delete(domain))
    underWay.set(domain, asking)
    return asking
  }
}

/** undefined: DNS did not say. */
async function hasRecords(records: DomainRecords, domain: string): Promise<boolean | undefined> {
  const answers = await Promise.allSettled([
    records.resolveMx(domain),
    records.resolve4(domain),
    records.resolve6(domain),
  ])
  if (answers.some((answer) => answer.status === 'fulfilled' && answer.value.length > 0)) return true
  const isNowhere = answers.every((answer) => answer.status === 'fulfilled' || isNone(answer.reason))
  return isNowhere && (await knowsTheWorld(records)) ? false : undefined
}

/** In a closed network DNS finds nothing, not even this. Then its 'no' about a domain means nothing either. */
async function knowsTheWorld(records: DomainRecords): Promise<boolean> {
  try {
    return (await records.resolveNs('in')).length > 0
  } catch {
    return false
  }
}

/** A domain that DNS can be asked about: no IP address, no name inside a network. */
function isName(domain: string): boolean {
  const labels = domain.split('.')
  const isWhole = labels.length > 1 && domain.length <= 253 && labels.every((label) => /^[a-z0-9-]{1,63}$/.test(label))
  return isWhole && /^[a-z]/.test(labels.at(-1) ?? '')
}

const isNone = (trouble: unknown) =>
  trouble instanceof Error && 'code' in trouble && (trouble.code === 'ENOTFOUND' || trouble.code === 'ENODATA')
