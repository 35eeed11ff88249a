import { type RefObject, useEffect } from 'react'
import { latinDigits } from '#shop/digits.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { isField } from '#counter/scan/use-scanner.ts'

/** A digit that somebody types anywhere on the page goes into the field. What a scanner types is none of it. */
export function useTyping(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY
    function press({ key, timeStamp, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      const isFast = timeStamp - last <= counterTimings.scannerKey
      last = timeStamp
      if (isFast || ctrlKey || metaKey || altKey || isField(target) || !/^[\d.,]$/.test(latinDigits(key))) return
      if (document.querySelector(':modal') === null) field.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [field])
}
