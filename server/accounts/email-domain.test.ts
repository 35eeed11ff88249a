import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { type DomainRecords, openEmailDomains } from './email-domain.ts'

const none = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))
const silent = () => new Promise<never>(() => {})
const broken = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
const some = () => Promise.resolve(['a record'])

function domains(records: Partial<DomainRecords>) {
  let asked = 0
  let moment = 0
  const counted: DomainRecords = {
    resolveMx: (domain) => {
      asked += 1
      return (records.resolveMx ?? none)(domain)
    },
    resolve4: records.resolve4 ?? none,
    resolve6: records.resolve6 ?? none,
    resolveNs: records.resolveNs ?? some,
  }
  const hasMail = openEmailDomains({ records: counted, now: () => moment })
  return { hasMail, asked: () => asked, later: (time: number) => (moment += time) }
}

test('a domain with a mail server or an address can have mail', async () => {
  expect(await domains({ resolveMx: some }).hasMail('fish.example')).toBe(true)
  expect(await domains({ resolve4: some }).hasMail('fish.example')).toBe(true)
  expect(await domains({ resolve6: some }).hasMail('fish.example')).toBe(true)
})

test('a domain that nobody has cannot', async () => {
  expect(await domains({}).hasMail('fish.example')).toBe(false)
})

test.each(['127.0.0.1', 'localhost', '', 'fish..example', 'fish.1', `${'a'.repeat(64)}.example`])(
  '%j is no domain, and DNS is not asked',
  async (typed) => {
    const { hasMail, asked } = domains({ resolveMx: some })
    expect(await hasMail(typed)).toBe(false)
    expect(asked()).toBe(0)
  },
)

test('in a closed network, where DNS finds nothing at all, the address passes', async () => {
  expect(await domains({ resolveNs: none }).hasMail('fish.example')).toBe(true)
})

test('where DNS is broken the address passes', async () => {
  expect(await domains({ resolveMx: broken }).hasMail('fish.example')).toBe(true)
})

test('where DNS says nothing the address passes within 2.2 seconds', async () => {
  const began = performance.now()
  expect(await domains({ resolveMx: silent }).hasMail('fish.example')).toBe(true)
  expect(performance.now() - began).toBeLessThan(2200)
})

test('an answer is kept for ten minutes', async () => {
  const { hasMail, asked, later } = domains({ resolveMx: some })
  await hasMail('fish.example')
  await hasMail('Fish.Example')
  expect(asked()).toBe(1)
  later(minutes(10))
  await hasMail('fish.example')
  expect(asked()).toBe(2)
})

test('ten are asked about at once; who comes then passes unasked', async () => {
  const { hasMail, asked } = domains({ resolveMx: silent })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, place) => hasMail(`fish${place}.example`)))
  expect(asked()).toBe(10)
  expect(answers.every(Boolean)).toBe(true)
})

test('a name in Devanagari is asked about as DNS writes it', async () => {
  const seen: string[] = []
  const { hasMail } = domains({
    resolveMx: (domain) => {
      seen.push(domain)
      return some()
    },
  })
  expect(await hasMail('मासे.भारत')).toBe(true)
  expect(seen).toEqual(['xn--r2bur1b.xn--h2brj9c'])
})
