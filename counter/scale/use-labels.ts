import { readScaleLabel, type ScannedLabel } from '#shop/scale-label.ts'
import { useScaleNow } from './use-scale.ts'

/** Reads what was scanned as a label of the shop's weighing scales. Until the layouts are known, none is known. */
export function useLabels(): (scanned: string) => ScannedLabel {
  const { settings } = useScaleNow()
  const { layouts = [], tolerances = [] } = settings ?? {}
  return (scanned) =>
    readScaleLabel(scanned, { layouts, isSold: (id) => tolerances.some(({ productId }) => productId === id) })
}
