import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { smallShotOf } from './fish-picture.tsx'
import type { LineShots } from './order-lines.tsx'

/** For loaders: so that the lists of files stay on the server. */
export const shotsOf = (lines: readonly WeighedLine[]): LineShots =>
  Object.fromEntries(lines.map(({ lineNo, picture }) => [lineNo, picture && smallShotOf(picture.name, picture.sent)]))
