import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ShopDatabase } from '#server/commands.ts'
import { messages } from '#server/operator/messages-cli.ts'
import { days, minutes, seconds } from '#shop/time.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { commands } from '#tests/running/outbox-commands.ts'
import { type Message, toNobody } from './outbox.ts'
import { stuckMessages } from './outbox-commands.ts'
import { outboxFile } from './outbox-file.ts'
import { smsCarrier, startOutboxWorker } from './outbox-worker.ts'
import type { SendSms, Sms } from './sms.ts'

const noon = Date.UTC(2026, 10, 21, 12)

const mobile = '+919876543210'

const message = (id: string, kind = 'reset-code'): Message => ({
  id,
  kind,
  purpose: 'code',
  to: mobile,
  account: 'asha',
  body: { text: `your code for ${id}`, vars: { code: id }, until: noon + minutes(5) },
  dedupeKey: `code/${id}`,
  budget: plentyFor(mobile),
})

function recording(answer: (sms: Sms) => void = () => {}) {
  const sent: Sms[] = []
  const send: SendSms = async (sms) => {
    answer(sms)
    sent.push(sms)
  }
  return { sent, send }
}

function listening() {
  const said: string[] = []
  const note = (facts: object, words: string) => said.push(JSON.stringify({ ...facts, words }))
  return { said, log: { warn: note, error: note } }
}

const operator = (what: 'list' | 'retry', database: ShopDatabase, now: number) =>
  messages.run([what], { database, now } as unknown as Parameters<typeof messages.run>[1])

eachDatabase((_engine, open, { fresh }) => {
  test('what a command wrote is sent once, and its words are then forgotten', async () => {
    const database = await open(commands)
    await database.run.writeMessages({ messages: [message('a'), message('a')], at: noon })
    const { sent, send } = recording()
    const worker = startOutboxWorker({ database, carrier: smsCarrier(send), log: listening().log, now: () => noon })
    worker.wake()
    await vi.waitUntil(() => sent.length === 1)
    await worker.close()
    const rows = await database.read.selectFrom('outbox').select(['sent_at', 'body_json']).execute()
    expect(rows).toEqual([{ sent_at: noon, body_json: '{}' }])
  })

  test('several processes at once send each message once', async () => {
    const where = await fresh()
    const databases = [await open(commands, { where }), await open(commands, { where })] as const
    const messages = Array.from({ length: 60 }, (_, place) => message(`m${place}`))
    await databases[0].run.writeMessages({ messages, at: noon })
    const { sent, send } = recording()
    const workers = databases.map((database) =>
      startOutboxWorker({ database, carrier: smsCarrier(send), log: listening().log, now: () => noon }),
    )
    for (const worker of workers) worker.wake()
    await vi.waitUntil(() => sent.length >= 60, { timeout: 10_000 })
    await Promise.all(workers.map((worker) => worker.close()))
    expect(new Set(sent.map(({ text }) => text)).size).toBe(60)
    expect(sent).toHaveLength(60)
  })

  test('what a gateway did not take is tried again later, and its words never reach the log', async () => {
    const database = await open(commands)
    await database.run.writeMessages({ messages: [message('123456')], at: noon })
    let now = noon
    let down = true
    const { sent, send } = recording(() => {
      if (down) throw new Error('the gateway is down')
    })
    const { said, log } = listening()
    const worker = startOutboxWorker({ database, carrier: smsCarrier(send), log, now: () => now })
    worker.wake()
    await vi.waitUntil(() => said.length === 1)
    down = false
    now += seconds(3)
    worker.wake()
    await vi.waitUntil(() => sent.length === 1, { timeout: 5000 })
    await worker.close()
    expect(said.join()).toContain('the gateway is down')
    expect(said.join()).not.toContain('123456 ')
    expect(said.join()).not.toContain('your code')
  })

  test('a code that comes too late to be of use is not sent', async () => {
    const database = await open(commands)
    await database.run.writeMessages({ messages: [message('late')], at: noon })
    const { sent, send } = recording()
    const { said, log } = listening()
    const worker = startOutboxWorker({ database, carrier: smsCarrier(send), log, now: () => noon + minutes(5) })
    worker.wake()
    await vi.waitUntil(() => said.length === 1)
    await worker.close()
    expect(sent).toEqual([])
    expect(await database.read.selectFrom('outbox').select('body_json').execute()).toEqual([{ body_json: '{}' }])
  })

  test('what was written while the clock was wrong is sent all the same', async () => {
    const database = await open(commands)
    await database.run.writeMessages({ messages: [message('a')], at: noon + days(400) })
    const { sent, send } = recording()
    const worker = startOutboxWorker({ database, carrier: smsCarrier(send), log: listening().log, now: () => noon })
    worker.wake()
    await expect.poll(() => sent.map(({ text }) => text)).toEqual(['your code for a'])
    await worker.close()
  })

  test('an operator sees which messages did not go out and why, and sends them once the gateway works', async () => {
    const database = await open(commands)
    await database.run.prove({ userId: 'asha', mobile })
    const { kind: _, ...code } = message('a')
    const placed: Message = { ...code, id: 'p', kind: 'order-placed', purpose: 'news', dedupeKey: 'order-placed/1' }
    await database.run.writeMessages({ messages: [message('a'), placed], at: noon })
    let now = noon
    let down = true
    const outcomes: string[] = []
    const { sent, send } = recording(() => {
      if (down) throw new Error('MSG91 refused the message (401)')
    })
    const worker = startOutboxWorker({
      database,
      carrier: smsCarrier(send),
      log: listening().log,
      settled: (outcome) => outcomes.push(outcome),
      now: () => now,
    })
    worker.wake()
    await vi.waitUntil(() => outcomes.length === 2)
    now += minutes(6)
    worker.wake()
    await vi.waitUntil(() => outcomes.length === 4)
    expect(outcomes).toEqual(['failed', 'failed', 'given-up', 'given-up'])

    const stuck = { waiting: 0, givenUp: 2, why: 'too late to be of use' }
    expect(await stuckMessages(database.read, now)).toEqual(stuck)
    expect(await operator('list', database, now)).toMatch(
      /order-placed {2}\.{9}3210 {2}given up {2}too late to be of use/,
    )
    expect(await operator('list', database, now)).not.toContain(mobile)

    down = false
    expect(await operator('retry', database, now)).toContain('1 message will be sent again')
    worker.wake()
    await vi.waitUntil(() => sent.length === 1)
    await worker.close()
    // Nobody waits for an old code any more.
    expect(sent.map(({ template }) => template)).toEqual(['order-placed'])
  })

  test('a gateway that stumbled once is no alarm; one that takes nothing for a minute is, until it does', async () => {
    const database = await open(commands)
    await database.run.writeMessages({ messages: [message('a')], at: noon })
    let now = noon
    let down = true
    const outcomes: string[] = []
    const { send } = recording(() => {
      if (down) throw new Error('MSG91 answered 500')
    })
    const worker = startOutboxWorker({
      database,
      carrier: smsCarrier(send),
      log: listening().log,
      settled: (outcome) => outcomes.push(outcome),
      now: () => now,
    })
    const fails = async (after: number) => {
      const before = outcomes.length
      now += after
      worker.wake()
      await vi.waitUntil(() => outcomes.length > before)
    }
    await fails(0)
    expect(await stuckMessages(database.read, now)).toMatchObject({ waiting: 0, givenUp: 0 })
    await fails(seconds(15))
    await fails(seconds(35))
    expect(await stuckMessages(database.read, now)).toEqual({ waiting: 1, givenUp: 0, why: 'MSG91 answered 500' })
    down = false
    await fails(minutes(3))
    await worker.close()
    expect(outcomes.at(-1)).toBe('sent')
    expect(await stuckMessages(database.read, now)).toMatchObject({ waiting: 0, givenUp: 0 })
  })

  test('a message to nobody is sent to nobody', async () => {
    const database = await open(commands)
    await database.run.writeMessages({ messages: [message('nobody', toNobody), message('somebody')], at: noon })
    const { sent, send } = recording()
    const worker = startOutboxWorker({ database, carrier: smsCarrier(send), log: listening().log, now: () => noon })
    worker.wake()
    await vi.waitUntil(() => sent.length === 1)
    await worker.close()
    expect(sent.map(({ text }) => text)).toEqual(['your code for somebody'])
  })
})

test('a shop on trial writes each message as one line that only its own user can read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'darya-outbox-'))
  const file = join(folder, 'outbox', 'sms.jsonl')
  const send = outboxFile(file, () => noon)
  await send({ to: '+919876543210', text: 'first\nline', template: 'reset-code', vars: {} })
  await send({ to: '+919876543210', text: 'second', template: 'reset-code', vars: {} })
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { to: '+919876543210', text: 'first\nline', at: '2026-11-21T12:00:00.000Z' },
    { to: '+919876543210', text: 'second', at: '2026-11-21T12:00:00.000Z' },
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('what was tried before the shop died stands in the file once, whether it had gone out or not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'darya-outbox-'))
  const file = join(folder, 'outbox', 'sms.jsonl')
  const send = outboxFile(file, () => noon)
  const sms = { to: '+919876543210', text: 'your order D7K4-29XM is placed', template: 'order-placed', vars: {} }
  await send({ ...sms, again: true })
  await send({ ...sms, again: true })
  await send({ ...sms, to: '+919876543211', again: true })
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  rmSync(folder, { recursive: true })
})
