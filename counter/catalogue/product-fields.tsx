import { useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field, TextArea } from '#kit/field.tsx'
import { cleaningCodes } from '#shop/catalogue/cleaning.ts'
import { mostLetters } from '#shop/catalogue/most-letters.ts'
import type { TypedProduct } from '#shop/wire/staff/catalogue.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { cleaningLabels } from '#words/picked.ts'
import { blankSize, type SizeTyped, type SoldRates } from './product-typed.ts'
import { SizeRow } from './size-row.tsx'
import { codeFrom } from './typed-number.ts'
import type { FieldsOf } from './use-catalogue-form.ts'

type Start = Omit<TypedProduct, 'sizes'>

/** What a product is called, where it stands and what is said under its name. `called`: what it is called until somebody says otherwise. */
export function ProductTexts({
  of: { field },
  start,
  isNew,
  called,
  specifiedAddress,
}: {
  of: FieldsOf
  start: Start
  isNew: boolean
  called: string
  /** of a product whose address is the specification's */
  specifiedAddress: string | undefined
}) {
  const [slug, setSlug] = useState<string | undefined>(isNew && start.slug !== '' ? start.slug : undefined)
  const [typed, setTyped] = useState<string | undefined>(start.title === '' ? undefined : start.title)
  const title = typed ?? called
  return (
    <>
      <Field
        {...field('title')}
        label={fields.title}
        hint={words.hints.productTitle}
        value={title}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        maxLength={mostLetters.product.title}
      />
      {specifiedAddress === undefined ? (
        <Field
          {...field('slug')}
          label={fields.slug}
          hint={words.hints.slug}
          value={slug ?? (isNew ? codeFrom(title) : start.slug)}
          onChange={({ currentTarget }) => setSlug(currentTarget.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <p className="muted">{words.specified(specifiedAddress)}</p>
      )}
      <TextArea
        {...field('line')}
        label={fields.line}
        defaultValue={start.line}
        rows={3}
        maxLength={mostLetters.product.line}
      />
    </>
  )
}

/** In which form it is sold. */
export function ProductFacts({ of: { field }, start }: { of: FieldsOf; start: Start }) {
  return (
    <>
      <Dropdown
        {...field('cut')}
        label={fields.cut}
        defaultValue={start.cut}
        options={Object.entries(words.cuts).map(([value, label]) => ({ value, label }))}
      />
      <Dropdown
        {...field('labelWeight')}
        label={fields.labelWeight}
        defaultValue={start.labelWeight}
        options={Object.entries(words.labelWeights).map(([value, label]) => ({ value, label }))}
      />
      <Field
        {...field('grade')}
        label={fields.grade}
        hint={words.hints.grade}
        defaultValue={start.grade}
        inputMode="numeric"
        autoComplete="off"
        maxLength={1}
      />
    </>
  )
}

/** How it may be cut and cleaned. */
export function CleaningChoice({ of: { field }, start }: { of: FieldsOf; start: Start }) {
  const { id, name, error } = field('cleaning')
  return (
    <fieldset id={id} tabIndex={-1} className="checks">
      <legend>{fields.cleaning}</legend>
      {error !== undefined && <p className="field-error">{error}</p>}
      {offeredCleaning(start.cleaning).map((code) => (
        <label key={code} className="check">
          <input type="checkbox" name={name} value={code} defaultChecked={start.cleaning.includes(code)} />
          {labelOfCleaning(code, { cleaningLabels })}
        </label>
      ))}
    </fieldset>
  )
}

/** Rawas has codes of its own with the same words: they are offered where they stand already. */
const offeredCleaning = (chosen: readonly string[]) =>
  cleaningCodes.filter((code) => code === code.toLowerCase() || chosen.includes(code))

/** A key that no row has. */
const newSize = (sizes: readonly SizeTyped[]): string =>
  `made-${1 + Math.max(0, ...sizes.map(({ key }) => Number(/^made-(\d+)$/.exec(key)?.[1] ?? 0)))}`

/** The sizes of a product, in the order of its page. */
export function SizeRows({
  sizes,
  prefix,
  sold,
  errorOf,
  onChange,
}: {
  sizes: readonly SizeTyped[]
  prefix: string
  sold: SoldRates
  errorOf: (field: string) => string | undefined
  onChange: (sizes: readonly SizeTyped[]) => void
}) {
  const list = useRef<HTMLDivElement>(null)

  /** After adding one the focus goes to the new row, after removing one to the row before. */
  function leadTo(place: number) {
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLInputElement>('.size-row > .field input')[place]?.focus(),
    )
  }

  function add() {
    onChange([...sizes, blankSize(newSize(sizes))])
    leadTo(sizes.length)
  }

  function remove(place: number) {
    onChange(sizes.filter((_, at) => at !== place))
    leadTo(Math.max(0, place - 1))
  }

  const wrong = errorOf('sizes')
  return (
    <div className="stack" id={`${prefix}sizes`} tabIndex={-1} ref={list}>
      <p className="field-hint">{words.hints.sizes}</p>
      {wrong !== undefined && <p className="field-error">{wrong}</p>}
      {sizes.map((size, place) => (
        <SizeRow
          key={size.key}
          size={size}
          nr={place}
          prefix={prefix}
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
