import { readableSize } from './readable-size.ts'
import { readableLabel } from './weight.ts'

/** 'Jumbo, 1 kg'; without a size where there is none to choose. */
export const readablePack = ({ size, weight }: { size?: string | undefined; weight: string }): string =>
  [size && readableSize(size), readableLabel(weight)].filter(Boolean).join(', ')
