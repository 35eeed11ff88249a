import { type FormEvent, useState } from 'react'
import type { ScannedLabel } from '#shop/orders/weighing/scale-label.ts'
import { scalePageWords as words } from '#words/scale-page.ts'
import { scaleWords } from '#words/scale.ts'
import { typedIn } from '#forms/typed.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'

/** A scanner types what it reads, and ends with Enter: the field says what the shop makes of it. */
export function TryScan({
  read,
  titleOf,
}: {
  read: (scanned: string) => ScannedLabel
  titleOf: (productId: number) => string
}) {
  const [scanned, setScanned] = useState<string>()
  const label = scanned === undefined ? undefined : read(scanned)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setScanned(typedIn(event.currentTarget)['scanned'] ?? '')
    event.currentTarget.querySelector('input')?.select()
  }

  return (
    <form className="stack needs-script" onSubmit={submit}>
      <Field
        name="scanned"
        label={words.tryScan}
        hint={words.tryHint}
        autoComplete="off"
        inputMode="numeric"
        maxLength={40}
        unmarked
        optional
        beside={
          <Button type="submit" look="quiet">
            {words.try}
          </Button>
        }
      />
      <p role="status" className="scale-tried">
        {label !== undefined &&
          ('refused' in label
            ? scaleWords.labelRefusals[label.refused]
            : words.read(
                titleOf(label.weighed.productId),
                label.weighed.productId,
                scaleWords.weight(label.weighed.grams),
              ))}
      </p>
    </form>
  )
}
