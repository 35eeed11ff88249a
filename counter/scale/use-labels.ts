import { readScaleLabel, type ScannedLabel } from '#shop/orders/weighing/scale-label.ts'
import { useScaleNow } from './use-scale.ts'

/** Reads what was scanned as a label of the shop's weighing scales. */
export function useLabels(): (scanned: string) => ScannedLabel {
  const { settings } = useScaleNow()
  const isSold = (id: number) => settings?.tolerances.some(({ productId }) => productId === id) === true
  return (scanned) => readScaleLabel(scanned, { layouts: settings?.layouts, isSold })
}
