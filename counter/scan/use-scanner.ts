import { useEffect, useEffectEvent } from 'react'
import { openWedge } from './wedge.ts'

/** Hears a scanner anywhere on the page, but in a field: there it types. */
export function useScanner(onScan: (scanned: string) => void): void {
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    const wedge = openWedge()
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      const scan = wedge({ key: event.key, at: event.timeStamp })
      if (scan === undefined) return
      // its Enter would press whatever button has the focus
      event.preventDefault()
      scanned(scan)
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}

/** Where keys type, and are no scan and no digits of something else. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? target.type !== 'checkbox'
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
