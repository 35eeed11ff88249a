import { useEffect, useEffectEvent, useRef } from 'react'

/** The ref of a field whose text the page keeps: it takes what was typed before the page came alive. */
export function useTypedEarly(take: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const takeEarly = useEffectEvent(take)
  useEffect(() => {
    const { value, defaultValue } = field.current ?? { value: '', defaultValue: '' }
    if (value !== defaultValue) takeEarly(value)
  }, [])
  return field
}
