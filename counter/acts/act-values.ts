import { cellChangeInWords, isRate } from '#counter/catalogue/cells-in-words.ts'
import { shopTimeZone } from '#shop/moment.ts'
import { readableShort } from '#shop/money.ts'
import { nameIn, ownOf } from '#shop/name-in.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { ActRates } from '#shop/wire/staff/acts.ts'
import { actsWords, valueCodes, valueNames } from '#words/acts.ts'
import { counterWords } from '#words/counter.ts'
import { momentInWords, readableSize, readableWeight } from '#words/formatters.ts'
import { changeOrderWords } from '#words/orders-by-staff.ts'
import { stateWords } from '#words/staff-orders.ts'
import { lineStateWords } from '#words/weighing.ts'

export type Written = Readonly<Record<string, unknown>>

/** What was written down of a thing, before or after. */
export const writtenIn = (json: string): Written => JSON.parse(json) as Written

/** What changed, from what to what; what is as it was is not said. People are called by their names. */
export function changesInWords(
  before: Written,
  after: Written,
  people: ReadonlyMap<string, string>,
): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !saidAlready.has(name))
  return names.flatMap((name) => {
    const [was, is] = [before, after].map((of) => ownOf(of, name) ?? null)
    if (isEmpty(was) && isEmpty(is)) return []
    if (JSON.stringify(was) === JSON.stringify(is)) return listed.has(name) ? [valueInWords(name, is, people)] : []
    if (!(name in before)) return [valueInWords(name, is, people)]
    if (!(name in after)) return []
    return [actsWords.fromTo(nameInWords(name), inWords(name, was, people), inWords(name, is, people))]
  })
}

/** The same of an act at the catalogue; a rate stands with the rates of the act. */
export function catalogueChangesInWords(before: Written, after: Written, hasRates: boolean): readonly string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map((field) => ({ field, was: textIn(before, field), becomes: textIn(after, field) }))
    .filter((change) => !(hasRates && isRate(change)))
    .map(cellChangeInWords)
}

function textIn(of: Written, field: string): string {
  const text = ownOf(of, field)
  return typeof text === 'string' ? text : ''
}

/** 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg: ₹1,250 → ₹1,313' */
export function rateInWords({ fish, size, grams, was, paise }: ActRates['shown'][number]): string {
  const pack = readableWeight(wholeGrams(grams))
  const name = [fish, readableSize(size), pack].filter((part) => part !== '').join(', ')
  const rate = readableShort(paise)
  return was === undefined ? actsWords.firstRate(name, rate) : actsWords.fromTo(name, readableShort(was), rate)
}

/** The sentence says it, or it is a number of the shop's own that nobody reads. */
const saidAlready: ReadonlySet<string> = new Set([
  'line',
  'lineNo',
  'ticked',
  'move',
  'does',
  'no',
  'noted',
  'told',
  'erased',
  'removed',
  'dropped',
  'enrolled',
  'disabled',
  'calledOff',
  'wrongPin',
  'delivered',
  'closed',
  'code',
  'moves',
  'version',
  'seen',
  'slot',
  'id',
  'photographOf',
  'aside',
  'changes',
])

/** Said although it stayed: it names where something was done. */
const listed: ReadonlySet<string> = new Set(['list'])

const isEmpty = (value: unknown): boolean => value === null || value === ''

const valueInWords = (name: string, value: unknown, people: ReadonlyMap<string, string>): string =>
  actsWords.value(nameInWords(name), inWords(name, value, people))

/** 'creditNote' is 'credit note', 'Out for delivery' as it is. */
const nameInWords = (code: string): string =>
  ownOf(valueNames, code) ?? code.replaceAll(/(?<=[a-z])(?=[A-Z])|[-_]/g, ' ').toLowerCase()

/** Of these the value is a code too. */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: stateWords,
  state: { ...valueCodes, ...lineStateWords },
  role: counterWords.roles,
  kind: valueCodes,
  by: valueCodes,
  paper: valueCodes,
  goes: valueCodes,
  list: { cut: counterWords.cut, pack: counterWords.pack },
  asked: changeOrderWords.asked,
}

function inWords(name: string, value: unknown, people: ReadonlyMap<string, string>): string {
  if (isEmpty(value)) return actsWords.nothing
  if (typeof value === 'boolean') return value ? actsWords.yes : actsWords.no
  if (Array.isArray(value))
    return value.length === 0 ? actsWords.nothing : value.map((one) => inWords(name, one, people)).join('; ')
  if (typeof value === 'object')
    return Object.entries(value ?? {})
      .map(([part, of]) => valueInWords(part, of, people))
      .join(', ')
  if (typeof value === 'number' && /at$|until$/i.test(name) && value > 1e11) return momentInWords(value, shopTimeZone)
  if (typeof value === 'number' && /paise|price|cost|^was$/i.test(name)) return readableShort(value)
  if (typeof value === 'number' && /grams|^(?:in|toLines|waste|left|counted)$/i.test(name))
    return actsWords.grams(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (name === 'times' || /^[a-z]+day$/.test(name)) return value.split(', ').map(slotInWords).join(', ')
  if (name === 'rider') return people.get(value) ?? value
  return nameIn(ownOf(codes, name) ?? {}, value)
}

/** '07:00-09:00 400050 20', as a plan is written down. */
function slotInWords(slot: string): string {
  const [hours = '', ...rest] = slot.split(' ')
  return actsWords.slot(hours, rest.slice(0, -1), rest.at(-1) ?? '')
}
