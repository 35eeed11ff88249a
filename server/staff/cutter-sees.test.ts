import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paise } from '#shop/money.ts'
import { may } from '#shop/staff/staff.ts'
import { wholeGrams } from '#shop/weight.ts'
import { type StaffCallName, staffCalls } from '#shop/wire/staff-calls.ts'
import { openBatchesRoom } from '#tests/rooms/batches-room.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

/** A buyer whose every word is told from others, and a rate of which no figure stands elsewhere. */
const planted = {
  ...ashasAddress,
  firstName: 'Zebulon',
  lastName: 'Quagga',
  phone: '+919811122233',
  addressLine1: '77 Xylophone House',
  streetAddress: 'Wombat Lane',
  landmark: 'behind the Okapi',
}
const names = ['Zebulon', 'Quagga', '98111', '22233', 'Xylophone', 'Wombat', 'Okapi']
const rate = paise(73_457)
const figures = ['73457', '734.57', '146914', '1469.14', '1,469', '97,31', '9731', '₹', 'Rs ']

const isMoney = (name: string) =>
  /paise|price|rate$|total|cost|sum$|rupee|amount|rounding/i.test(name) && name !== 'baudRate'

/** The names of all fields, however deep. */
const fieldsIn = (body: unknown): string[] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, value]) => [...(Array.isArray(body) ? [] : [name]), ...fieldsIn(value)])
    : []

/** What ends the session comes last. */
const last: readonly StaffCallName[] = ['changePin', 'lock', 'signOut', 'endOwnSessions']

eachDatabase((_, open) => {
  test('whatever a cutter calls, no answer has money in it, nor who the buyer is and where they live', async () => {
    const shop = await openBatchesRoom(open)
    const { cutter, counter } = shop.staff
    const line = shop.line({
      price: rate,
      linePrice: paise(rate * 2),
      most: paise(160_000),
      otherPacks: [{ grams: wholeGrams(1000), rate: paise(97_310) }],
    })
    const lines = [1, 2, 3, 4, 5].map(() => line)
    const order = {
      lines,
      total: paise(rate * 10),
      most: paise(800_000),
      shippingAddress: planted,
      billingAddress: planted,
    }
    const id = await shop.cutting(order)
    const placed = await shop.placed(order)
    await shop.press(counter, 'confirm', placed)
    const { code } = await shop.cameIn({ supplier: 'Koli Sea' })
    await shop.weigh(counter, id, 5, reading(1400, { seen: 0, over: 'ask' }))
    await shop.atLine(counter, id, 5, 'answers', { seen: 1, answer: 'decline' })
    await shop.weigh(counter, id, 4, reading(1000, { seen: 0 }))
    const jpeg = await sharp({ create: { width: 320, height: 240, channels: 3, background: 'gray' } })
      .jpeg()
      .toBuffer()

    const printer = {
      name: 'Counter',
      paper: 'slip',
      size: '80',
      language: 'escpos',
      address: '10.0.0.7:9100',
    } as const
    const setBy = { by: { staff: shop.staff.owner.id, device: '' }, key: newKey(), at: shop.now() }
    await shop.database.run.setPrinter({
      ...printer,
      ...setBy,
      id: newKey(),
      seen: undefined,
      byItself: false,
      answers: true,
    })
    /** a print bears the key of its press */
    const waits = newKey()

    const replacements = (await shop.onScale(counter, id)).body.lines[2]?.replacements ?? []
    const seen = async (of: string) =>
      (await shop.database.read.selectFrom('orders').select('version').where('id', '=', of).executeTakeFirstOrThrow())
        .version
    /** What is sent to each call that takes something, and to which order and line; each a time that it is done. */
    const sent: Partial<Record<StaffCallName, () => Promise<Sent[]>>> = {
      chooseLanguage: async () => [{ body: { language: 'mr' } }],
      proveOptions: async () => [{ body: {} }],
      prove: async () => [{ body: { password: 'no', code: '123456' }, isRefused: true }],
      touch: async () => [{ body: {} }],
      showPin: async () => [{ body: { pin: '402917' }, isRefused: true }],
      moveOrder: async () => [
        { of: placed, body: { move: 'start-cutting', seen: 1, key: newKey() }, isRefused: true },
        { of: placed, body: { move: 'start-cutting', seen: await seen(placed), key: newKey() } },
        { of: id, body: { move: 'pack', seen: await seen(id), key: newKey() }, isRefused: true },
      ],
      undoMove: async () => [{ of: placed, body: { seen: await seen(placed), key: newKey() } }],
      tickLine: async () => [
        {
          line: 1,
          body: { list: 'cut', wish: { does: 'tick', quantity: 9, cleaning: '' }, key: newKey() },
          isRefused: true,
        },
        { line: 1, body: { list: 'cut', wish: { does: 'tick', quantity: 2, cleaning: '' }, key: newKey() } },
      ],
      weighLine: async () => [
        { line: 1, body: reading(1900, { seen: 0, key: newKey() }), isRefused: true },
        { line: 1, body: reading(9900, { seen: 0, key: newKey() }), isRefused: true },
        { line: 1, body: reading(1400, { seen: 0, key: newKey(), over: 'ask' }) },
        { line: 1, body: reading(1400, { seen: 0, key: newKey() }), isRefused: true },
        { line: 1, body: reading(1000, { seen: 1, key: newKey(), reason: 'cut-down' }) },
      ],
      giveRest: async () => [
        { line: 5, body: { seen: 3, key: newKey() }, isRefused: true },
        { line: 5, body: { seen: 2, key: newKey() } },
      ],
      leaveOutLine: async () => [{ line: 2, body: { seen: 0, key: newKey(), reason: 'none left' } }],
      replaceLine: async () => [
        {
          line: 3,
          body: {
            seen: 0,
            key: newKey(),
            productId: replacements[0]?.productId ?? 0,
            size: replacements[0]?.size ?? '',
            reason: 'none left',
          },
        },
      ],
      addPhotograph: async () => [{ line: 4, body: { seen: 1, key: newKey(), jpeg: jpeg.toString('base64') } }],
      photograph: async () => [{ line: 4 }],
      printPaper: async () => [
        { body: { paper: 'slip', key: newKey() } },
        { body: { paper: 'bill', key: newKey() }, isRefused: true },
      ],
      printOnPaper: async () => [
        { body: { paper: 'slip', key: waits } },
        { body: { paper: 'label', lineNo: 4, key: newKey() }, isRefused: true },
      ],
      dropPrint: async () => [{ body: { key: newKey() } }],
      answerPrint: async () => [{ body: { key: newKey(), wasPrinted: true }, isRefused: true }],
      changePin: async () => [{ body: { old: '402917', pin: '918273' }, isRefused: true }],
      lock: async () => [{ body: {} }],
      signOut: async () => [{ body: {}, isRefused: true }],
      endOwnSessions: async () => [{ body: {}, isRefused: true }],
      stockHistory: async () => [{ query: '?species=pomfret&size=Jumbo' }],
      batches: async () => [{ query: '?which=open' }, { query: '?which=used-up' }],
      board: async () => [{ query: '' }, { query: '?since=0' }],
    }

    const wrong: string[] = []
    async function call(name: StaffCallName, { of = id, line: no = 1, body, query = '', isRefused = false }: Sent) {
      const { method, path } = staffCalls[name]
      const params: Readonly<Record<string, string>> = { id: of, line: String(no), code, job: waits }
      const at = path.replaceAll(/:(\w+)/g, (_part, param: string) => {
        const value = params[param]
        if (value === undefined) throw new Error(`${name} takes a ${param}, which this test does not know`)
        return value
      })
      const answer = await shop.app.request(at + query, {
        method,
        headers: { ...(cutter satisfies SignedInStaff).headers, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      })
      const text = await answer.text()
      if (!isRefused && answer.status >= 400) wrong.push(`${name} was refused: ${text}`)
      const fields = fieldsIn(JSON.parse(text)).filter(isMoney)
      if (fields.length > 0) wrong.push(`${name} has ${[...new Set(fields)].join(', ')}`)
      for (const said of [...names, ...figures]) if (text.includes(said)) wrong.push(`${name} says ${said}`)
    }

    const here = (Object.keys(staffCalls) as StaffCallName[]).filter((name) => {
      const { act } = staffCalls[name]
      return act !== 'anyone' && act !== 'at-cutters' && may('cutter', act)
    })
    expect(here.filter((name) => staffCalls[name].method === 'POST' && sent[name] === undefined)).toEqual([])
    for (const name of [...here.filter((one) => !last.includes(one)), ...last])
      for (const one of (await sent[name]?.()) ?? [{}]) await call(name, one)
    expect(wrong).toEqual([])
  })
})

interface Sent {
  readonly of?: string
  readonly line?: number
  readonly body?: object
  readonly query?: string
  /** as it should be: its answer is looked at all the same */
  readonly isRefused?: boolean
}
