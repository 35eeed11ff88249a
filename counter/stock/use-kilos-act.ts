import type { StockCell } from '#shop/wire/staff/stock.ts'
import { useAct } from '../press/use-act.ts'
import type { Deed } from './kilos-deeds.ts'

/** Sends what somebody does with a figure at a cell, as the screen shows the cell. */
export function useKilosAct({ species, size, version: seen }: StockCell) {
  const receive = useAct('receiveStock')
  const waste = useAct('wasteStock')
  const count = useAct('countStock')
  return (deed: Deed, grams: number, typed: string) => {
    const at = { species, size, seen }
    const reason = typed === '' ? {} : { reason: typed }
    if (deed === 'receive') return receive({ body: { ...at, grams } })
    if (deed === 'waste') return waste({ body: { ...at, grams, ...reason } })
    return count({ body: { ...at, kept: grams, ...reason } })
  }
}
