import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { latinDigits } from '#shop/digits.ts'
import { grouped } from '#shop/grouped.ts'
import { Field } from '#kit/field.tsx'
import { keep, recall } from '#counter/live/stored.ts'

const store = createStore(() => ({ grams: 0 }))

/** What the box weighs that stands on the scale, as this tablet remembers it. */
export function useTare(): readonly [number, (grams: number) => void] {
  // a page that comes from the shop does not know the tablet yet
  useEffect(() => store.setState({ grams: recall('counter-tare') ?? 0 }), [])
  return [useStore(store).grams, setTare]
}

function setTare(grams: number) {
  store.setState({ grams })
  keep('counter-tare', grams)
}

export function Tare({ grams, onGrams }: { grams: number; onGrams: (grams: number) => void }) {
  return (
    <details className="tare needs-script">
      <summary>{words.tareNow(grouped(grams))}</summary>
      <Field
        label={words.tare}
        hint={words.tareHint}
        unmarked
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={grams === 0 ? '' : String(grams)}
        onChange={({ currentTarget: { value } }) => onGrams(Number(latinDigits(value).replace(/\D/g, '')))}
      />
    </details>
  )
}
