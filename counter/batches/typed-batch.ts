import { kilosTyped, whyNotKilos } from '#counter/number-pad/typed-kilos.ts'
import { latinDigits } from '#shop/digits.ts'
import { isDay } from '#shop/moment.ts'
import { rupeesTyped } from '#shop/money.ts'
import { batchOrigins } from '#shop/stock/batches.ts'
import type { StaffSends } from '#shop/wire/staff-calls.ts'
import { batchesWords, takeInWords as words } from '#words/batches.ts'

const nothing = () => undefined

/** What can be seen before it is sent; the rest the shop says. */
export const checks = {
  species: (typed: string) => (typed === '' ? words.chooseFish : undefined),
  size: nothing,
  kilos: (typed: string) => whyNotKilos(typed, batchesWords.noKilos),
  landedDay: (typed: string) => (isDay(typed) ? undefined : words.noDay),
  landedHour: nothing,
  jetty: nothing,
  boatOrGear: nothing,
  supplier: nothing,
  origin: nothing,
  temperature: (typed: string) => (typed === '' || tenthsIn(typed) !== undefined ? undefined : words.noTemperature),
  useBy: (typed: string) => (isDay(typed) ? undefined : words.noDay),
  cost: (typed: string) => (typed === '' || rupeesTyped(typed) !== undefined ? undefined : words.noCost),
  note: nothing,
}

/** What the form sends. What stayed empty is not recorded. */
export function typedBatch(
  typed: Readonly<Partial<Record<keyof typeof checks, string>>>,
): Omit<StaffSends<'takeInBatch'>, 'key'> {
  const text = (name: keyof typeof checks) => typed[name]?.trim() ?? ''
  const [hour, tenths, cost] = [text('landedHour'), tenthsIn(text('temperature')), rupeesTyped(text('cost'))]
  return {
    species: text('species'),
    size: text('size'),
    grams: kilosTyped(text('kilos')) ?? 0,
    landedDay: text('landedDay'),
    ...(hour === '' ? {} : { landedHour: Number(hour) }),
    jetty: text('jetty'),
    boatOrGear: text('boatOrGear'),
    supplier: text('supplier'),
    origin: batchOrigins.find((one) => one === text('origin')) ?? '',
    ...(tenths === undefined ? {} : { temperatureTenths: tenths }),
    useBy: text('useBy'),
    ...(cost === undefined ? {} : { costPaise: cost }),
    note: text('note'),
  }
}

/** '1.5' and '-0,5' */
function tenthsIn(typed: string): number | undefined {
  const plain = latinDigits(typed).trim().replace(',', '.').replace('−', '-')
  return /^-?\d{1,2}(\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : undefined
}
