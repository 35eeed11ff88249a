import { useEffect, useState } from 'react'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { grouped } from '#shop/grouped.ts'
import { Field } from '#kit/field.tsx'
import { keep, recall } from '#counter/live/stored.ts'

/** What the box weighs that stands on the scale, as this tablet remembers it. */
export function useTare(): readonly [number, (grams: number) => void] {
  const [tare, setTare] = useState(0)
  // a page that comes from the shop does not know the tablet yet
  useEffect(() => setTare(recall('counter-tare') ?? 0), [])
  return [
    tare,
    (grams) => {
      setTare(grams)
      keep('counter-tare', grams)
    },
  ]
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
        onChange={({ currentTarget: { value } }) => onGrams(Number(value.replace(/\D/g, '')))}
      />
    </details>
  )
}
