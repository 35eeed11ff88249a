import { shopTimeZone } from '#shop/moment.ts'
import { readableShort } from '#shop/money.ts'
import { nameIn, ownOf } from '#shop/name-in.ts'
import { counterWords } from '#words/counter.ts'
import { momentInWords } from '#words/formatters.ts'
import { changeOrderWords } from '#words/orders-by-staff.ts'
import { actsWords, valueCodes, valueNames } from '#words/people.ts'
import { stateWords } from '#words/staff-orders.ts'
import { lineStateWords } from '#words/weighing.ts'

/** What was written down of a thing, one sentence a value. */
export const valuesInWords = (written: string): readonly string[] =>
  Object.entries(JSON.parse(written) as Record<string, unknown>).map(([name, value]) =>
    actsWords.value(nameInWords(name), inWords(name, value)),
  )

/** 'creditNote' is 'credit note', 'Out for delivery' as it is. */
const nameInWords = (code: string): string =>
  ownOf(valueNames, code) ?? code.replaceAll(/(?<=[a-z])(?=[A-Z])|[-_]/g, ' ').toLowerCase()

/** Of these the value is a code too. */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: stateWords,
  state: lineStateWords,
  role: counterWords.roles,
  move: valueCodes,
  does: valueCodes,
  kind: valueCodes,
  by: valueCodes,
  list: { cut: counterWords.cut, pack: counterWords.pack },
  asked: changeOrderWords.asked,
}

function inWords(name: string, value: unknown): string {
  if (value === null || value === '') return actsWords.nothing
  if (typeof value === 'boolean') return value ? actsWords.yes : actsWords.no
  if (Array.isArray(value))
    return value.length === 0 ? actsWords.nothing : value.map((one) => inWords(name, one)).join('; ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([part, of]) => actsWords.value(nameInWords(part), inWords(part, of)))
      .join(', ')
  if (typeof value === 'number' && /at$|until$/i.test(name) && value > 1e11) return momentInWords(value, shopTimeZone)
  if (typeof value === 'number' && /paise|price|cost|^was$/i.test(name)) return readableShort(value)
  if (typeof value === 'number' && /grams/i.test(name)) return actsWords.grams(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  return nameIn(ownOf(codes, name) ?? {}, value)
}
