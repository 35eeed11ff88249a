import { kilosTyped, whyNotKilos } from '#counter/number-pad/typed-kilos.ts'
import { latinDigits } from '#shop/digits.ts'
import { isDay, shopDay, shopHour, startOfShopDay } from '#shop/moment.ts'
import { type Paise, rupeesTyped } from '#shop/money.ts'
import { readWeight } from '#shop/orders/weighing/typed-weight.ts'
import { batchOrigins } from '#shop/stock/batches.ts'
import { type CameInQuestion, dearestKilo } from '#shop/stock/came-in.ts'
import { longestName } from '#shop/text.ts'
import { days } from '#shop/time.ts'
import type { StaffGives, StaffSends } from '#shop/wire/staff-calls.ts'
import { cameInWords as words } from '#words/batches.ts'

export type Offers = StaffGives<'cameIn'>
export type OfferedFish = Offers['fish'][number]

/** The hour in which it is sent. */
export const thisHour = 'now'

/** What is folded away: it stands there already, from what was typed last. */
export interface TypedRest {
  /** '': the day on which it is sent */
  readonly landedDay: string
  /** or `thisHour`; '': not known */
  readonly landedHour: string
  readonly jetty: string
  readonly boatOrGear: string
  /** '': as long as such fish keeps */
  readonly useBy: string
  readonly origin: string
  readonly temperature: string
  readonly note: string
}

/** Where a crate is from, which is mostly true of the next one too. */
export interface TypedLanding {
  readonly supplier: string
  readonly rest: TypedRest
}

/** What was said of one crate alone is not true of the next. */
export const ofNextCrate = ({ supplier, rest }: TypedLanding): TypedLanding => ({
  supplier,
  rest: { ...rest, useBy: '', temperature: '', note: '' },
})

export interface TypedCameIn extends TypedLanding {
  readonly species: string
  /** undefined: not chosen yet; '' where the fish has none, or the crate has several */
  readonly size: string | undefined
  readonly kilos: string
  readonly rate: string
}

/** Where something is wrong. */
export type CameInPart = 'size' | 'kilos' | 'rate' | 'supplier' | 'rest'

/** What can be seen before it is sent, the first of it; the rest the shop says. */
export function whyNotSent(typed: TypedCameIn): { readonly part: CameInPart; readonly said: string } | undefined {
  const { size, kilos, rate, supplier, rest } = typed
  if (size === undefined) return { part: 'size', said: words.chooseSize }
  const noKilos = whyNotKilosCameIn(kilos)
  if (noKilos !== undefined) return { part: 'kilos', said: noKilos }
  const paise = costTyped(rate)
  if (rate.trim() !== '' && paise === undefined) return { part: 'rate', said: words.noRate }
  if ([...supplier.trim()].length > longestName) return { part: 'supplier', said: words.longName }
  if ((rest.landedDay !== '' && !isDay(rest.landedDay)) || (rest.useBy !== '' && !isDay(rest.useBy)))
    return { part: 'rest', said: words.noDay }
  const isWarm = rest.temperature.trim() !== '' && tenthsIn(rest.temperature) === undefined
  return isWarm ? { part: 'rest', said: words.noTemperature } : undefined
}

function whyNotKilosCameIn(typed: string): string | undefined {
  const read = readWeight(typed, 'kg')
  if (typeof read === 'object' && read.grams === 0) return words.moreThanNothing
  return whyNotKilos(typed, typeof read === 'object' ? words.tooMuch : words.noKilos)
}

/** What a kilo was bought for; undefined where that cannot be read. */
export function costTyped(typed: string): Paise | undefined {
  const paise = rupeesTyped(typed)
  return paise !== undefined && paise > 0 && paise <= dearestKilo ? paise : undefined
}

/** When it was landed, and until when it can be packed, as it would be sent now. A tablet stands open overnight: nothing is of the day on which the page was opened. */
export function daysOf(
  { landedDay, landedHour, useBy }: TypedRest,
  { keeps = 1 }: Pick<OfferedFish, 'keeps'>,
  now: number,
): Pick<TypedRest, 'landedDay' | 'landedHour' | 'useBy'> {
  const today = shopDay(now)
  const day = landedDay === '' ? today : landedDay
  // Of another day nobody knows the hour before they type it.
  const hour = day === today ? String(shopHour(now)) : ''
  return {
    landedDay: day,
    landedHour: landedHour === thisHour ? hour : landedHour,
    // It keeps from its landing: what was landed yesterday has a day less.
    useBy: useBy === '' ? shopDay(startOfShopDay(day) + days(keeps)) : useBy,
  }
}

/** What is sent. What stayed empty is not recorded. */
export function bodyOf(
  { species, size = '', supplier, kilos, rate, rest }: TypedCameIn,
  { fish, now, sure }: { readonly fish: OfferedFish; readonly now: number; readonly sure: readonly CameInQuestion[] },
): Omit<StaffSends<'takeInBatch'>, 'key'> {
  const [tenths, cost] = [tenthsIn(rest.temperature), costTyped(rate)]
  const { landedDay, landedHour, useBy } = daysOf(rest, fish, now)
  return {
    species,
    size,
    grams: kilosTyped(kilos) ?? 0,
    landedDay,
    ...(landedHour === '' ? {} : { landedHour: Number(landedHour) }),
    jetty: rest.jetty.trim(),
    boatOrGear: rest.boatOrGear.trim(),
    supplier: supplier.trim(),
    origin: batchOrigins.find((one) => one === rest.origin) ?? '',
    ...(tenths === undefined ? {} : { temperatureTenths: tenths }),
    useBy,
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
