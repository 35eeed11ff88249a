import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

/** How the rows stand once one of them is elsewhere: for each place the place from which its row comes. */
type Arranged = (key: string, to: number) => readonly number[]

/** A finger drags a stop to another place, or the arrows move it; the list makes room while it is on its way. */
export function useDragging(put: (key: string, to: number) => void, arranged: Arranged) {
  const rows = useRef<HTMLOListElement>(null)
  const held = useRef<{ key: string; from: number; to: number; y: number; at: readonly DOMRect[] }>(undefined)

  const left = () => [...(rows.current?.querySelectorAll<HTMLElement>('[data-left]') ?? [])]

  function show(by: number) {
    if (held.current === undefined) return
    const { key, from, to, at } = held.current
    const all = left()
    let top = at[0]?.top ?? 0
    for (const place of arranged(key, to)) {
      const [row, box] = [all[place], at[place]]
      if (row === undefined || box === undefined) continue
      row.style.translate = place === from ? `0 ${by}px` : `0 ${top - box.top}px`
      row.toggleAttribute('data-held', place === from)
      top += box.height
    }
  }

  function letGo() {
    held.current = undefined
    for (const row of left()) {
      row.style.translate = ''
      row.removeAttribute('data-held')
    }
  }

  const drag = (key: string, place: number) => ({
    onPointerDown: ({ currentTarget, pointerId, clientY, button }: PointerEvent<HTMLElement>) => {
      if (button !== 0) return
      delete currentTarget.dataset['dragged']
      currentTarget.setPointerCapture(pointerId)
      held.current = { key, from: place, to: place, y: clientY, at: left().map((row) => row.getBoundingClientRect()) }
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      const drags = held.current
      if (drags === undefined) return
      const by = clientY - drags.y
      if (currentTarget.dataset['dragged'] === undefined && Math.abs(by) < leastDrag) return
      currentTarget.dataset['dragged'] = ''
      const own = drags.at[drags.from]
      const middle = own === undefined ? 0 : own.top + own.height / 2 + by
      drags.to = drags.at.filter((row, at) => at !== drags.from && row.top + row.height / 2 < middle).length
      show(by)
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      const to = held.current?.to
      letGo()
      if (to !== undefined && currentTarget.dataset['dragged'] !== undefined) put(key, to)
    },
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      put(key, place + step)
    },
  })
  return { rows, drag }
}

/** The keys that move a stop, and by how much. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** A finger that only taps moves by less. */
const leastDrag = 6
