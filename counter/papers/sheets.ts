import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { keep, recall } from '#counter/live/stored.ts'

/** The widths of rolls in millimetres, and the sheet of an office. */
export type Sheet = '58' | '80' | 'a4'

export const slipSheets = ['80', '58'] as const
export const billSheets = ['a4', '80'] as const

/** The paper that the address asks for, or else the one that was used at this tablet last. */
export function useSheet<S extends Sheet>(
  key: 'counter-slip-paper' | 'counter-bill-paper',
  sheets: readonly [S, ...S[]],
): S {
  const [params] = useSearchParams()
  const asked = sheets.find((sheet) => sheet === params.get('width'))
  const kept = useSyncExternalStore(
    never,
    () => recall(key),
    () => undefined,
  )
  useEffect(() => {
    if (asked !== undefined) keep(key, asked)
  }, [key, asked])
  return asked ?? sheets.find((sheet) => sheet === kept) ?? sheets[0]
}

const never = () => () => undefined
