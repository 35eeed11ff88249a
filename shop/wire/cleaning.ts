import type { CleaningCode } from '#shop/catalogue/cleaning.ts'

/** What the specification calls each way to clean, to the letter, in whatever language the shop is read. */
const names: Readonly<Record<CleaningCode, string>> = {
  'devein-no-tail': 'Clean and Devein with no tail',
  'devein-with-tail': 'Clean and Devein with tail',
  'devein-keep-head': 'Keep head (clean body and devein)',
  'keep-whole': 'Keep whole',
  fillet: 'Fillet (along with head and bone)',
  'gut-and-keep-whole': 'Gut and keep whole',
  'pocket-cut': 'Pocket cut for filling',
  slices: 'Slices',
  CLEAN_AND_DEVEIN_WITH_NO_TAIL: 'CLEAN_AND_DEVEIN_WITH_NO_TAIL',
  CLEAN_AND_DEVEIN_WITH_TAIL: 'CLEAN_AND_DEVEIN_WITH_TAIL',
  KEEP_HEAD: 'KEEP_HEAD',
  WHOLE: 'WHOLE',
}

const codes: ReadonlyMap<string, string> = new Map(Object.entries(names).map(([code, name]) => [name, code]))
const namesByCode: ReadonlyMap<string, string> = new Map(Object.entries(names))

/** What no table knows, such as the words of an old order, goes both ways as it is. */
export const cleaningToWire = (cleaning: string): string => namesByCode.get(cleaning) ?? cleaning
export const cleaningFromWire = (option: string): string => codes.get(option) ?? option
