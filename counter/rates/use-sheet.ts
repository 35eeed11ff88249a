import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RateSheetView } from '#shop/wire/staff/rates.ts'
import { useAlive } from '#forms/use-form.ts'
import { staffApi } from '#counter/api.ts'
import { useLive } from '../live/use-live.ts'
import { useAct } from '../press/use-act.ts'
import { openSheet } from './sheet-store.ts'

/** The sheet on this screen, which follows what others change. */
export function useSheet(brought: RateSheetView) {
  const save = useAct('saveRateDraft')
  const [sheet] = useState(() => openSheet(brought, { save: (body) => save({ body }), look: () => staffApi('rates') }))
  const now = useSyncExternalStore(sheet.watch, sheet.now, sheet.now)
  useLive('rates', sheet.look)
  // What the page brings again, as after somebody came back to a locked screen.
  useEffect(() => sheet.take(brought), [sheet, brought])
  useEffect(() => sheet.close, [sheet])
  // Before the page is alive the rates are there to be read: what was typed then would be lost.
  return { sheet, now, isAlive: useAlive() }
}
