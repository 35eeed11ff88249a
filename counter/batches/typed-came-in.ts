import { kilosTyped } from '#counter/number-pad/typed-kilos.ts'
import { latinDigits } from '#shop/digits.ts'
import { isDay, shopDay, startOfShopDay } from '#shop/moment.ts'
import { type Paise, rupeesTyped } from '#shop/money.ts'
import { readWeight } from '#shop/orders/weighing/typed-weight.ts'
import { batchOrigins } from '#shop/stock/batches.ts'
import type { CameInQuestion } from '#shop/stock/came-in.ts'
import { longestName } from '#shop/text.ts'
import { days } from '#shop/time.ts'
import type { StaffGives, StaffSends } from '#shop/wire/staff-calls.ts'
import { cameInWords as words } from '#words/batches.ts'
import { typedWeightWords } from '#words/weighing.ts'

export type Offers = StaffGives<'cameIn'>
export type OfferedFish = Offers['fish'][number]

/** What is folded away: it stands there already, from what was typed last. */
export interface TypedRest {
  readonly landedDay: string
  readonly landedHour: string
  readonly jetty: string
  readonly boatOrGear: string
  /** '': as long as such fish keeps */
  readonly useBy: string
  readonly origin: string
  readonly temperature: string
  readonly note: string
}

export interface TypedCameIn {
  readonly species: string
  /** undefined: not chosen yet; '' where the fish has none, or the crate has several */
  readonly size: string | undefined
  readonly supplier: string
  readonly kilos: string
  readonly rate: string
  readonly rest: TypedRest
}

/** Where something is wrong. */
export type CameInPart = 'size' | 'kilos' | 'rate' | 'supplier' | 'rest'

/** What can be seen before it is sent, the first of it; the rest the shop says. */
export function whyNotSent(typed: TypedCameIn): { readonly part: CameInPart; readonly said: string } | undefined {
  const { size, kilos, rate, supplier, rest } = typed
  if (size === undefined) return { part: 'size', said: words.chooseSize }
  const noKilos = whyNotKilos(kilos)
  if (noKilos !== undefined) return { part: 'kilos', said: noKilos }
  const paise = costTyped(rate)
  if (rate.trim() !== '' && paise === undefined) return { part: 'rate', said: words.noRate }
  if ([...supplier.trim()].length > longestName) return { part: 'supplier', said: words.longName }
  if (!isDay(rest.landedDay) || (rest.useBy !== '' && !isDay(rest.useBy))) return { part: 'rest', said: words.noDay }
  const isWarm = rest.temperature.trim() !== '' && tenthsIn(rest.temperature) === undefined
  return isWarm ? { part: 'rest', said: words.noTemperature } : undefined
}

function whyNotKilos(typed: string): string | undefined {
  const read = readWeight(typed, 'kg')
  if (read === 'unclear') return typedWeightWords.unclear
  if (typeof read !== 'object') return words.noKilos
  if (read.grams === 0) return words.moreThanNothing
  return kilosTyped(typed) === undefined ? words.tooMuch : undefined
}

const highestCost = 100_000_00

/** What a kilo was bought for; undefined where that cannot be read. */
export function costTyped(typed: string): Paise | undefined {
  const paise = rupeesTyped(typed)
  return paise !== undefined && paise > 0 && paise <= highestCost ? paise : undefined
}

/** The last day on which it can be packed, unless somebody types another. */
export const usualUseBy = ({ today }: Pick<Offers, 'today'>, { keeps = 1 }: Pick<OfferedFish, 'keeps'>): string =>
  shopDay(startOfShopDay(today) + days(keeps))

/** What is sent. What stayed empty is not recorded. */
export function bodyOf(
  { species, size = '', supplier, kilos, rate, rest }: TypedCameIn,
  { useBy, sure }: { readonly useBy: string; readonly sure: readonly CameInQuestion[] },
): Omit<StaffSends<'takeInBatch'>, 'key'> {
  const [tenths, cost] = [tenthsIn(rest.temperature), costTyped(rate)]
  return {
    species,
    size,
    grams: kilosTyped(kilos) ?? 0,
    landedDay: rest.landedDay,
    ...(rest.landedHour === '' ? {} : { landedHour: Number(rest.landedHour) }),
    jetty: rest.jetty.trim(),
    boatOrGear: rest.boatOrGear.trim(),
    supplier: supplier.trim(),
    origin: batchOrigins.find((one) => one === rest.origin) ?? '',
    ...(tenths === undefined ? {} : { temperatureTenths: tenths }),
    useBy: rest.useBy === '' ? useBy : rest.useBy,
    ...(cost === undefined ? {} : { costPaise: cost }),
    note: rest.note.trim(),
    sure: [...sure],
  }
}

/** '1.5' and '-0,5' */
function tenthsIn(typed: string): number | undefined {
  const plain = latinDigits(typed).trim().replace(',', '.').replace('−', '-')
  return /^-?\d{1,2}(\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : undefined
}
