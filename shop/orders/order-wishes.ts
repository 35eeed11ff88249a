import * as v from 'valibot'
import { capChoices } from '#shop/catalogue/weighed-price.ts'
import { freeText } from '#shop/text.ts'

/** What the buyer wants where something cannot be had as ordered; chosen once for an order. */
export const ifMissingChoices = ['call', 'next-size', 'leave-out'] as const
export type IfMissing = (typeof ifMissingChoices)[number]

/** What a buyer says of an order, beside what it is, where it goes and when it comes. It is passed on whole. */
export const orderWishes = v.object({
  cap: v.picklist(capChoices),
  ifMissing: v.picklist(ifMissingChoices),
  /** to the cutter; '' says nothing, and while it is typed it may be too long */
  note: v.string(),
})

export type OrderWishes = Readonly<v.InferOutput<typeof orderWishes>>

/** Of a buyer who says nothing. */
export const noWishes: OrderWishes = { cap: 'about', ifMissing: 'call', note: '' }

const longestCutterNote = 140

/** In one line. It is text wherever it is shown: an address in it leads nowhere. */
export const cutterNote = v.pipe(
  freeText('cutter-note', longestCutterNote),
  v.transform((typed) => typed.replaceAll(/\s+/gu, ' ')),
)

/** How many characters may still be typed; below 0, how many are too many. */
export const leftOfNote = (typed: string): number => longestCutterNote - [...typed.normalize('NFC').trim()].length

/** As the shop takes them. What is left out is as nobody said it, or in a change as it was before. */
export const wishesTaken = v.partial(v.object({ ...orderWishes.entries, note: cutterNote }))

/** Told beside an order to those who need them: always, also where the buyer says nothing. */
export const wishesBeside = v.pick(orderWishes, ['cap', 'ifMissing'])

/** Told with every order, to its buyer and to staff, where the buyer says something. */
export const wishesTold = v.partial(v.omit(orderWishes, ['cap', 'ifMissing']))

export type WishesTold = v.InferOutput<typeof wishesTold>

/** Where orders are worked on. On its own page an order tells all of it, as it does to its customer. */
export const wishPlaces = ['cut-list', 'scale', 'pack-list', 'round', 'slip'] as const
export type WishPlace = (typeof wishPlaces)[number]

/** Where what was said is needed. */
export const placesOfWish: Readonly<Record<keyof WishesTold, readonly WishPlace[]>> = {
  note: ['cut-list', 'scale', 'pack-list', 'slip'],
}

/** In the order in which they are told. */
export const namesOfTold = Object.keys(placesOfWish) as readonly (keyof WishesTold)[]

/** Some of them, as they came from outside. */
type SomeWishes = { readonly [Name in keyof OrderWishes]?: OrderWishes[Name] | undefined }

/** All of them, where some were said. */
export const wishesFrom = (said: SomeWishes, before: OrderWishes = noWishes): OrderWishes => ({
  cap: said.cap ?? before.cap,
  ifMissing: said.ifMissing ?? before.ifMissing,
  note: said.note ?? before.note,
})

const { cap: _cap, ifMissing: _ifMissing, ...nothingTold } = noWishes

/** What is told of them with the order. */
export const wishesToTell = (wishes: Omit<OrderWishes, 'cap' | 'ifMissing'>): WishesTold =>
  otherwise(wishes, nothingTold)

/** As a page sends them. */
export const wishesToSend = (wishes: OrderWishes): SomeWishes => {
  const { cap, ifMissing } = wishes
  return { cap, ifMissing, ...wishesToTell({ ...wishes, note: wishes.note.trim() }) }
}

export const isSameWishes = (one: OrderWishes, other: OrderWishes): boolean =>
  Object.keys(otherwise(one, other)).length === 0

/** What was typed, where something was; of the others how they stand now. */
export const wishesAgain = (typed: OrderWishes, was: OrderWishes, now: OrderWishes): OrderWishes => ({
  ...now,
  ...otherwise(typed, was),
})

/** By which of these a change of them is told, in the order in which it is told. */
export const wishDifferences = ['note', 'wishes'] as const
export type WishDifference = (typeof wishDifferences)[number]

const differenceOf: Record<keyof OrderWishes, WishDifference> = { note: 'note', cap: 'wishes', ifMissing: 'wishes' }

/** What is otherwise, as a change of the order tells it. */
export function differencesOfWishes(before: OrderWishes, after: OrderWishes): WishDifference[] {
  const changed = otherwise(after, before)
  return wishDifferences.filter((one) =>
    Object.entries(differenceOf).some(([name, difference]) => difference === one && name in changed),
  )
}

/** Those that are written, not chosen: they may say who somebody is. */
type Written = { [Name in keyof OrderWishes]: string extends OrderWishes[Name] ? Name : never }[keyof OrderWishes]
export type WrittenWishes = Pick<OrderWishes, Written>

export const nothingWritten: WrittenWishes = { note: '' }

export const isWritten = (name: keyof OrderWishes): boolean => name in nothingWritten

/** What was written is of one order alone, and is forgotten with its buyer; what was chosen is chosen for the next one too. */
export const onlyChosen = (wishes: OrderWishes): OrderWishes => ({ ...wishes, ...nothingWritten })

/** Of the fields of `usual` those that are otherwise. */
function otherwise<Value extends object>(value: Value, usual: Value): Partial<Value> {
  const found: Partial<Value> = {}
  for (const name of Object.keys(usual) as (keyof Value)[]) if (value[name] !== usual[name]) found[name] = value[name]
  return found
}
