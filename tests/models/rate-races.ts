import { randomUUID } from 'node:crypto'
import { draftOf, ratesToday, sheetsThatWait } from '#server/catalogue/rates/rate-sheets-store.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { byKey, type RateChange, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { openingDocument } from '#shop/new-shop/document.ts'

type Shop = Pick<ShopDatabase, 'run' | 'read'>

/** Two processes of one shop. */
export interface RacingRates {
  readonly one: Shop
  readonly other: Shop
}

type Race = (shop: RacingRates, nr: number) => Promise<string[]>

const asif = { staff: 'asif', device: 'tablet' }
const meera = { staff: 'meera', device: 'desk' }

export async function openRaces(one: Shop, other: Shop): Promise<RacingRates> {
  await one.run.openCatalogue(openingDocument)
  return { one, other }
}

/** Twelve rates a rupee dearer or cheaper, so that a half would be seen. */
async function typedSheet({ one }: RacingRates, nr: number): Promise<RateChange[]> {
  const rates = (await ratesToday(one.read)).toSorted((a, b) => (rateKey(a) < rateKey(b) ? -1 : 1))
  return rates.slice(0, 12).map(({ paise, ...rate }) => ({ ...rate, was: paise, paise: paise + (nr % 2 ? -100 : 100) }))
}

async function drafted(shop: RacingRates, nr: number) {
  const changes = await typedSheet(shop, nr)
  const { version } = await draftOf(shop.one.read)
  const saved = await shop.one.run.saveRateDraft({ key: randomUUID(), by: asif, at: nr, seen: version, changes })
  if ('refused' in saved) throw new Error(saved.refused)
  return { changes, seen: saved.saved, before: await told(shop) }
}

const told = async ({ one }: RacingRates) => (await one.read.selectFrom('rate_changes').select('id').execute()).length

/** All of the sheet, or nothing of it. */
async function whatHolds(shop: RacingRates, changes: readonly RateChange[]): Promise<'all' | 'none' | 'half'> {
  const today = byKey(await ratesToday(shop.other.read))
  const done = changes.filter((change) => today.get(rateKey(change)) === change.paise).length
  const left = changes.filter((change) => today.get(rateKey(change)) === change.was).length
  if (done === changes.length) return 'all'
  return left === changes.length ? 'none' : 'half'
}

const isDone = (answer: object): boolean => !('refused' in answer) && !('repeated' in answer)

function wrongs(checks: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what]))
}

export const races: Readonly<Record<'edit' | 'publish' | 'operator' | 'clock', Race>> = {
  async edit(shop: RacingRates, nr: number): Promise<string[]> {
    const { changes, seen, before } = await drafted(shop, nr)
    const edited = changes.slice(1)
    const [published, saved] = await Promise.all([
      shop.one.run.publishRateDraft({ key: randomUUID(), by: asif, at: nr, seen, mayBig: true }),
      shop.other.run.saveRateDraft({ key: randomUUID(), by: meera, at: nr, seen, changes: edited }),
    ])
    const { changes: left } = await draftOf(shop.one.read)
    const holds = await whatHolds(shop, changes)
    const count = (await told(shop)) - before
    return wrongs({
      'one of the two': isDone(published) !== isDone(saved),
      'whole or not at all': holds === (isDone(published) ? 'all' : 'none'),
      'the history has it once': count === (isDone(published) ? changes.length : 0),
      'the draft is what the winner left': left.length === (isDone(published) ? 0 : edited.length),
    })
  },

  async publish(shop: RacingRates, nr: number): Promise<string[]> {
    const { changes, seen, before } = await drafted(shop, nr)
    const key = randomUUID()
    const press = { by: asif, at: nr, seen, mayBig: true }
    const answers = await Promise.all([
      shop.one.run.publishRateDraft({ ...press, key }),
      shop.other.run.publishRateDraft({ ...press, key }),
      shop.other.run.publishRateDraft({ ...press, key: randomUUID(), by: meera }),
    ])
    return wrongs({
      'published once': answers.filter(isDone).length === 1,
      'all of it': (await whatHolds(shop, changes)) === 'all',
      'the history has it once': (await told(shop)) - before === changes.length,
    })
  },

  async operator(shop: RacingRates, nr: number): Promise<string[]> {
    const { changes, seen, before } = await drafted(shop, nr)
    const [first] = changes
    if (!first) throw new Error('an empty sheet')
    const byHand = { ...first, paise: first.was + (nr % 2 ? -300 : 300) }
    const [published, set] = await Promise.all([
      shop.one.run.publishRateDraft({ key: randomUUID(), by: asif, at: nr, seen, mayBig: true }),
      shop.other.run.publishRates({ key: randomUUID(), by: { command: 'rates' }, at: nr, changes: [byHand] }),
    ])
    const others = await whatHolds(shop, changes.slice(1))
    const count = (await told(shop)) - before
    return wrongs({
      'one of the two': isDone(published) !== isDone(set),
      'whole or not at all': others === (isDone(published) ? 'all' : 'none'),
      'the history has what was done': count === (isDone(published) ? changes.length : 1),
    })
  },

  async clock(shop: RacingRates, nr: number): Promise<string[]> {
    const { changes, seen, before } = await drafted(shop, nr)
    const sheetId = randomUUID()
    await shop.one.run.publishRateDraft({ key: sheetId, by: asif, at: nr, seen, publishAt: nr + 1, mayBig: true })
    const due = { at: nr + 1 }
    const [here, there, calledOff] = await Promise.all([
      shop.one.run.publishDueRates(due),
      shop.other.run.publishDueRates(due),
      shop.other.run.callOffRates({ key: randomUUID(), by: meera, at: nr + 1, sheetId }),
    ])
    const published = [here, there].filter(({ settled }) => settled === 'published').length
    const { changes: left } = await draftOf(shop.one.read)
    return wrongs({
      'published once or taken back': published + (isDone(calledOff) ? 1 : 0) === 1,
      'whole or not at all': (await whatHolds(shop, changes)) === (published ? 'all' : 'none'),
      'the history has it once': (await told(shop)) - before === (published ? changes.length : 0),
      'it stands in the draft where it was taken back': left.length === (published ? 0 : changes.length),
      'it waits no more': (await sheetsThatWait(shop.one.read)).length === 0,
    })
  },
}
