import { randomUUID } from 'node:crypto'
import type { ShopDatabase } from '#server/commands.ts'
import type { NewLine } from '#server/orders/new-order.ts'
import { newId } from '#server/settings/secrets.ts'
import { paise, total } from '#shop/money.ts'
import { seconds } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { noQuestion, reading } from '#tests/rooms/weighings.ts'
import { type Deed, type History, pressesOf } from './weighing-deeds.ts'
import { ModelOrder } from './weighing-model.ts'
import { costs, type ModelLine, modelLine } from './weighing-model-line.ts'

export interface Played {
  readonly orderId: string
  readonly model: ModelOrder
  /** what was done, what the shop said, and what it had to say: those that differ */
  readonly wrong: readonly (readonly [Deed, string, string])[]
}

interface Shop {
  readonly database: Pick<ShopDatabase, 'run'>
  readonly userId: string
  /** has answered a code */
  readonly mobile: string
  readonly ownerId: string
}

/** Plays a history with the shop's commands, and the same with the rules as they are written. */
export async function play(
  { database: { run }, userId, mobile, ownerId }: Shop,
  { packs, deeds }: History,
): Promise<Played> {
  const models = packs.map(({ label, quantity, rate, more }) => {
    const sheet = more === 0 ? [] : [{ label: label * 2, rate: rate + more }]
    const tolerated = Math.floor((label * quantity * 11) / 10)
    return modelLine({ label, quantity, rate, sheet, tolerated, most: Math.round(rate * quantity * 1.1) })
  })
  const order = orderOf(models, userId)
  const orderId = order.id
  await patiently(() => run.placeOrder(order))
  let at = order.placedAt
  const model = new ModelOrder(models, at)
  const links: { line: ModelLine; no: number; tokenHash: string }[] = []
  const wrong: [Deed, string, string][] = []
  const press = () => ({
    orderId,
    key: randomUUID(),
    by: { id: ownerId, role: 'owner' as const, device: 'tablet' },
    at,
  })
  const telling = () => ({
    id: newId(),
    account: userId,
    to: mobile,
    budget: plentyFor(mobile),
    shop: 'Darya',
    phone: '+912200000000',
    pages: 'http://darya.test',
    language: 'en' as const,
  })

  const move = async (what: string): Promise<[string, string]> => {
    const seen = model.version
    const expected = model.move(what, at)
    if (what === 'cancel') return [said(await patiently(() => run.cancelOrder({ orderId, userId, at }))), expected]
    if (what === 'note-delivered') {
      const noted = { orderId, move: what, by: { command: 'orders' }, at } as const
      return [said(await patiently(() => run.moveOrder(noted))), expected]
    }
    const left = await patiently(() =>
      what === 'undo'
        ? run.undoStaffMove({ ...press(), seen, telling: undefined })
        : run.makeStaffMove({
            ...press(),
            seen,
            move: what as 'pack',
            reason: 'because',
            rider: ownerId,
            telling: telling(),
          }),
    )
    return [said(left), expected]
  }

  const lineDeed = async (one: Extract<Deed, { line: number }>): Promise<[string, string]> => {
    const line = model.lines[one.line]
    const seen = (line?.done.length ?? 0) - one.behind
    const pressed = { ...press(), lineNo: one.line + 1, seen, telling: telling() }
    if (one.does === 'weigh') {
      const lies = Math.floor(((line?.label ?? 500) * (line?.quantity ?? 1) * one.percent) / 100)
      const { over, isSure, reason } = one
      const tokenHash = newId()
      const weighed = reading(lies, { ...noQuestion, ...pressed, over, isSure, reason, tokenHash })
      const left = await patiently(() => run.weighLine(weighed))
      const expected = model.weigh(line, { lies, seen, over, isSure, why: reason, at })
      if (expected === 'done' && line?.done.at(-1) === 'ask') links.unshift({ line, no: line.done.length, tokenHash })
      return [said(left), expected]
    }
    if (one.does === 'agree' || one.does === 'decline') {
      const word = one.does
      const left = await patiently(() => run.noteAnswer({ ...pressed, answer: word }))
      return [said(left), model.answer(line, { seen, word, at })]
    }
    if (one.does === 'give') return [said(await patiently(() => run.giveRest(pressed))), model.give(line, seen)]
    if (one.does === 'leave-out')
      return [said(await patiently(() => run.leaveOutLine({ ...pressed, reason: '' }))), model.leaveOut(line, seen)]
    if (one.does === 'replace-agreed') return agreed(line, pressed, one)
    const rate = Math.max(1, (line?.rate ?? 1) - 7)
    const chosen = { productId: 4, size: 'Small' }
    const dearer = { label: 2 * (line?.label ?? 500), rate: rate + 9 }
    const sheet = [dearer, ...(line?.sheet ?? [])]
    const title = 'Whole Silver Pomfret (Paplet)'
    const possible = [{ ...chosen, title, rate: paise(rate), otherPacks: sheet.map(packOf) }]
    const left = await patiently(() => run.replaceLine({ ...pressed, ...chosen, possible, reason: '' }))
    return [said(left), model.replace(line, seen, { rate, sheet })]
  }

  /** Another fish, in other packs, dearer or cheaper: what was said of it, and of all, is more or less than it takes. */
  const agreed = async (
    line: ModelLine | undefined,
    pressed: Pick<ReturnType<typeof press>, 'orderId' | 'key' | 'by' | 'at'> & {
      lineNo: number
      seen: number
      telling: ReturnType<typeof telling>
    },
    { label, quantity, rate, saidYes, ...of }: Extract<Deed, { does: 'replace-agreed' }>,
  ): Promise<[string, string]> => {
    const sheet = [{ label: 2 * label, rate: rate * 2 - 1 }]
    const mostSaid = Math.floor((rate * quantity * of.said) / 100)
    const saidOfAll =
      of.saidOfAll === undefined ? undefined : Math.floor(((model.most + mostSaid) * of.saidOfAll) / 100)
    const [template] = newOrder().lines
    const tolerated = Math.floor((label * quantity * 11) / 10)
    const offered: NewLine = {
      ...(template as NewLine),
      productId: 1,
      title: 'Whole Prawns (Kolambi)',
      size: 'Jumbo',
      weight: label === 1000 ? '1 kg' : `${label} g`,
      grams: label,
      price: paise(rate),
      quantity,
      linePrice: paise(rate * quantity),
      most: paise(Math.max(rate * quantity, costs({ label, rate, sheet }, tolerated))),
      tolerated: wholeGrams(tolerated),
      otherPacks: sheet.map(packOf),
    }
    const left = await patiently(() =>
      run.replaceAgreed({
        ...pressed,
        offered: { line: offered, fish: { species: 'prawns', labelWeight: 'gross', lossPercent: 0 } },
        sent: of,
        saidYes,
        mostSaid: paise(mostSaid),
        orderMostSaid: saidOfAll === undefined ? undefined : paise(saidOfAll),
        mostInCash: paise(1_000_000_000),
      }),
    )
    const given = { label, quantity, rate, sheet, saidYes, said: mostSaid, saidOfAll }
    return [said(left), model.replaceAgreed(line, pressed.seen, given)]
  }

  const answer = async ({ old, says }: Extract<Deed, { does: 'link' }>): Promise<[string, string]> => {
    const link = links[old]
    if (link === undefined) return ['nobody asked', 'nobody asked']
    const { line, no, tokenHash } = link
    const left = await patiently(() => run.answerAsk({ tokenHash, answer: says, at, telling: telling() }))
    // The same answer again is the same answer.
    return [said(left), line.done[no] === says ? 'done' : model.answer(line, { no, word: says, at })]
  }

  const doIt = async (one: Deed): Promise<[string, string]> => {
    if ('line' in one) return lineDeed(one)
    return one.does === 'link' ? answer(one) : move(one.does)
  }

  for (const first of ['confirm', 'start-cutting']) await move(first)
  for (const one of deeds.flatMap(pressesOf)) {
    at += seconds(one.wait)
    const [left, expected] = await doIt(one)
    if (!left.startsWith(expected)) wrong.push([one, left, expected])
  }
  return { orderId, model, wrong }
}

const said = (left: object) => ('refused' in left ? `refused: ${String(left.refused)}` : 'done')

const packOf = ({ label, rate }: ModelLine['sheet'][number]) => ({ grams: wholeGrams(label), rate: paise(rate) })

function orderOf(models: readonly ModelLine[], userId: string) {
  const [first] = newOrder().lines
  const lines = models.map(
    ({ label, quantity, rate, sheet, tolerated, most }): NewLine => ({
      ...(first as NewLine),
      weight: label === 1000 ? '1 kg' : `${label} g`,
      grams: label,
      price: paise(rate),
      quantity,
      linePrice: paise(rate * quantity),
      most: paise(most),
      tolerated: wholeGrams(tolerated),
      otherPacks: sheet.map(packOf),
    }),
  )
  return newOrder({
    userId,
    message: undefined,
    limits: { mostOpen: 1_000_000, turns: [] },
    lines,
    total: total(lines.map(({ linePrice }) => linePrice)),
    most: total(lines.map(({ most }) => most)),
  })
}
