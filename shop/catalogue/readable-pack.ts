import { readableSize } from './readable-size.ts'
import { readableLabel } from '#shop/weight.ts'

/** 'Jumbo, 1 kg'; without the size where there is no choice of sizes. */
export const readablePack = ({ size, weight }: { size?: string | undefined; weight: string }): string =>
  (size ? `${readableSize(size)}, ` : '') + readableLabel(weight)
