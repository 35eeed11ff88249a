import { useRef } from 'react'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { Button } from '#kit/button.tsx'
import { blankSize, type SizeTyped, type SoldRates } from './product-typed.ts'
import { SizeRow } from './size-row.tsx'

/** The sizes of a product, in the order of its page. */
export function SizeRows({
  sizes,
  sold,
  errorOf,
  onChange,
}: {
  sizes: readonly SizeTyped[]
  sold: SoldRates
  errorOf: (field: string) => string | undefined
  onChange: (sizes: readonly SizeTyped[]) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const made = useRef(0)

  /** After adding one the focus goes to the new row, after removing one to the row before. */
  function leadTo(place: number) {
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLInputElement>('.size-row > .field input')[place]?.focus(),
    )
  }

  function add() {
    made.current += 1
    onChange([...sizes, blankSize(`made-${made.current}`)])
    leadTo(sizes.length)
  }

  function remove(place: number) {
    onChange(sizes.filter((_, at) => at !== place))
    leadTo(Math.max(0, place - 1))
  }

  const wrong = errorOf('sizes')
  return (
    <div className="stack" id="sizes" tabIndex={-1} ref={list}>
      <p className="field-hint">{words.hints.sizes}</p>
      {wrong !== undefined && <p className="field-error">{wrong}</p>}
      {sizes.map((size, place) => (
        <SizeRow
          key={size.key}
          size={size}
          nr={place}
          sold={sold}
          errorOf={errorOf}
          onChange={(different) => onChange(sizes.map((one, at) => (at === place ? { ...one, ...different } : one)))}
          onRemove={sizes.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      <p>
        <Button look="quiet" onClick={add}>
          {words.addSize}
        </Button>
      </p>
    </div>
  )
}
