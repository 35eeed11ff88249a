import { expect, test } from 'vitest'
import { HasherBusy, openPasswordHasher, type PasswordHasher } from './password-hash.ts'

const hasher = openPasswordHasher(['salt of the sea'])

test('the password matches its own hash, however it was typed, and no other does', async () => {
  const hash = await hasher.hash('kalvā naukā')
  expect(await hasher.matches('kalva\u0304 nauka\u0304', hash)).toBe(true)
  expect(await hasher.matches('kalva nauka', hash)).toBe(false)
})

test('the hash names its work and its pepper, and two of the same password differ', async () => {
  const [one, other] = await Promise.all([hasher.hash('teal kite'), hasher.hash('teal kite')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=[\w-]{8}\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('nobody has a password, and to find that out takes as much work as to refuse a wrong one', async () => {
  expect(await hasher.matches('teal kite', undefined)).toBe(false)
  const hash = await hasher.hash('teal kite')
  const share = await shareOfWork(hasher, hash)
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(2)
})

test('after a new pepper the old passwords still match, and are to be hashed anew', async () => {
  const old = await hasher.hash('teal kite')
  const renewed = openPasswordHasher(['new salt', 'salt of the sea'])
  expect(await renewed.matches('teal kite', old)).toBe(true)
  expect(renewed.isDated(old)).toBe(true)
  expect(renewed.isDated(await renewed.hash('teal kite'))).toBe(false)
})

test('without the pepper that it was hashed with a password is wrong, and to find that out takes as much work', async () => {
  const old = await hasher.hash('teal kite')
  const renewed = openPasswordHasher(['another'])
  expect(await renewed.matches('teal kite', old)).toBe(false)
  const share = await shareOfWork(renewed, old)
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(2)
})

test('when 64 wait already, the next is told to come again', async () => {
  const asked = Array.from({ length: 80 }, () => hasher.matches('teal kite', undefined))
  const answers = await Promise.allSettled(asked)
  const busy = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(busy.length).toBeGreaterThanOrEqual(80 - 64 - 4)
  expect(busy.every(({ reason }) => reason instanceof HasherBusy)).toBe(true)
})

test('while strangers fill their queue, staff and the known are let in, the staff first', async () => {
  const ended: string[] = []
  const flood = Array.from({ length: 80 }, () =>
    hasher.matches('teal kite', undefined).then(
      () => ended.push('stranger'),
      () => undefined,
    ),
  )
  const waiting = (['known', 'staff'] as const).flatMap((lane) =>
    Array.from({ length: 14 }, () => hasher.matches('teal kite', undefined, lane).then(() => ended.push(lane))),
  )
  await Promise.all([...flood, ...waiting])
  const running = 4
  expect(ended.filter((one) => one === 'staff')).toHaveLength(14)
  expect(ended.filter((one) => one === 'known')).toHaveLength(14)
  expect(ended.lastIndexOf('staff')).toBeLessThan(14 + 2 * running)
  expect(ended.lastIndexOf('known')).toBeLessThan(14 + 2 * 14 + 2 * running)
})

/** How much work it is to refuse a password for nobody, of what it is to refuse one for this hash. */
async function shareOfWork(one: PasswordHasher, hash: string): Promise<number> {
  const work = { somebody: 0, nobody: 0 }
  for (let turn = 0; turn < 10; turn += 1)
    for (const who of ['somebody', 'nobody'] as const) {
      const before = process.cpuUsage()
      await one.matches('another kite', who === 'somebody' ? hash : undefined)
      const { user, system } = process.cpuUsage(before)
      work[who] += user + system
    }
  return work.nobody / work.somebody
}
