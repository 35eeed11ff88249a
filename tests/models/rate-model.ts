import type { RateDeed } from './rate-deeds.ts'

/** The rates by the rules alone, slowly: lists that are copied, sums in rupees, nothing of the shop's own code. */
export interface RateModel {
  rates: Readonly<Record<string, number>>
  version: number
  draft: readonly ModelChange[]
  sheets: readonly ModelSheet[]
  /** 'cell old new', in order */
  history: readonly string[]
  /** on which day of Mumbai a rate moved last, and what a quarter of it counts from on that day */
  bases: Readonly<Record<string, { readonly day: number; readonly base: number }>>
  clock: number
}

export interface ModelChange {
  readonly cell: string
  readonly was: number
  readonly paise: number
}

interface ModelSheet {
  readonly changes: readonly ModelChange[]
  readonly at: number
  readonly state: 'scheduled' | 'stuck' | 'published' | 'called-off'
}

/** What the act leaves, and its answer: a code of refusal, or what was done. */
export function afterDeed(model: RateModel, deed: RateDeed): { model: RateModel; answer: string } {
  switch (deed.do) {
    case 'type': {
      const rest = model.draft.filter(({ cell }) => cell !== deed.cell)
      const was = model.rates[deed.cell] ?? 0
      const draft = deed.paise === was ? rest : [...rest, { cell: deed.cell, was, paise: deed.paise }]
      return saved(model, draft, deed.isLate)
    }
    case 'move': {
      let draft = model.draft
      for (const cell of deed.cells) {
        const was = model.rates[cell] ?? 0
        const stands = draft.find((one) => one.cell === cell)?.paise ?? was
        const rupees = (stands / 100) * (1 + deed.percent / 100)
        const paise = deed.percent === 0 ? stands + deed.paise : Math.floor(rupees + 0.5 + 1e-9) * 100
        draft = draft.filter((one) => one.cell !== cell)
        if (paise !== was) draft = [...draft, { cell, was, paise }]
      }
      return saved(model, draft, false)
    }
    case 'publish':
      return published(model, deed)
    case 'set': {
      const was = model.rates[deed.cell] ?? 0
      if (was === deed.paise) return { model, answer: 'rate-sheet-empty' }
      return { model: applied(model, [{ cell: deed.cell, was, paise: deed.paise }]), answer: 'published' }
    }
    case 'take-back': {
      const waiting = model.sheets.filter(({ state }) => state === 'scheduled' || state === 'stuck')
      const sheet = waiting[deed.nth % Math.max(1, waiting.length)]
      if (!sheet) return { model, answer: 'none' }
      const back = sheet.changes.filter(({ cell }) => model.draft.every((one) => one.cell !== cell))
      const sheets = model.sheets.map((one) => (one === sheet ? { ...one, state: 'called-off' as const } : one))
      const draft = [...model.draft, ...back]
      return { model: { ...model, sheets, draft, version: model.version + 1 }, answer: 'called-off' }
    }
    default:
      return { model: later({ ...model, clock: model.clock + deed.time }), answer: 'later' }
  }
}

function saved(model: RateModel, draft: readonly ModelChange[], isLate: boolean) {
  if (isLate) return { model, answer: 'rate-sheet-changed' }
  return { model: { ...model, draft, version: model.version + 1 }, answer: 'saved' }
}

function published(model: RateModel, { wait, isLate, mayBig }: Extract<RateDeed, { do: 'publish' }>) {
  if (isLate) return { model, answer: 'rate-sheet-changed' }
  const big = model.draft.filter((change) => isFar(change.paise, baseOf(model, change))).length
  if (big > 0 && !mayBig) return { model, answer: `rates-need-owner ${big}` }
  if (model.draft.length === 0) return { model, answer: 'rate-sheet-empty' }
  const stale = staleOf(model, model.draft)
  if (stale > 0) return { model, answer: `rates-changed ${stale}` }
  const emptied = { ...model, draft: [], version: model.version + 1 }
  if (wait === 0) return { model: applied(emptied, model.draft), answer: 'published' }
  const sheet = { changes: model.draft, at: model.clock + wait, state: 'scheduled' as const }
  return { model: { ...emptied, sheets: [...model.sheets, sheet] }, answer: 'scheduled' }
}

/** One due sheet after the other, the earliest hour first. */
function later(model: RateModel): RateModel {
  const due = model.sheets
    .filter(({ state, at }) => state === 'scheduled' && at <= model.clock)
    .toSorted((one, other) => one.at - other.at)[0]
  if (due === undefined) return model
  const isStuck = staleOf(model, due.changes) > 0
  const state = isStuck ? ('stuck' as const) : ('published' as const)
  const sheets = model.sheets.map((one) => (one === due ? { ...one, state } : one))
  return later(isStuck ? { ...model, sheets } : { ...applied(model, due.changes), sheets })
}

const staleOf = (model: RateModel, changes: readonly ModelChange[]): number =>
  changes.filter(({ cell, was }) => model.rates[cell] !== was).length

const isFar = (paise: number, base: number): boolean => paise > base * 1.25 || paise < base * 0.75

const dayOf = ({ clock }: RateModel): number => Math.floor((clock / 3_600_000 + 5.5) / 24)

function baseOf(model: RateModel, { cell, was }: ModelChange): number {
  const last = model.bases[cell]
  return last?.day === dayOf(model) ? last.base : was
}

function applied(model: RateModel, changes: readonly ModelChange[]): RateModel {
  const rates = { ...model.rates }
  const history = [...model.history]
  const bases = { ...model.bases }
  for (const change of changes) {
    const { cell, was, paise } = change
    const base = baseOf(model, change)
    bases[cell] = { day: dayOf(model), base: isFar(paise, base) ? paise : base }
    rates[cell] = paise
    history.push(`${cell} ${was} ${paise}`)
  }
  return { ...model, rates, history, bases }
}
