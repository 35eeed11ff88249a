import { useRef, useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field, TextArea } from '#kit/field.tsx'
import { cleaningCodes } from '#shop/catalogue/cleaning.ts'
import { mostLetters } from '#shop/catalogue/most-letters.ts'
import type { TypedProduct } from '#shop/wire/staff/catalogue.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { cleaningLabels } from '#words/picked.ts'
import { CardPreview } from './card-preview.tsx'
import { InOthers } from './in-others.tsx'
import { type OfferedPictures, pictureNamed } from './offered-pictures.ts'
import { PictureChoice } from './picture-choice.tsx'
import { previewOf } from './preview-of.ts'
import { blankSize, productTexts, productTyped, type SizeTyped, type SoldRates } from './product-typed.ts'
import { SizeRow } from './size-row.tsx'
import { codeFrom } from './typed-number.ts'
import { useCatalogueForm } from './use-catalogue-form.ts'

/** A product as staff write it, with its card as a shopper will see it. */
export function ProductForm({
  start,
  sizes: startSizes,
  sold,
  specifiedAddress,
  isNew = false,
  offered,
  picture,
  onPicture,
  send,
  onConflict,
}: {
  start: Omit<TypedProduct, 'sizes'>
  sizes: readonly SizeTyped[]
  sold: SoldRates
  /** of a product whose address is the specification's */
  specifiedAddress?: string | undefined
  isNew?: boolean
  offered: OfferedPictures
  picture: string
  onPicture: (name: string) => void
  send: (product: TypedProduct) => Promise<{ answer: Answer<unknown>; done?: string }>
  onConflict?: () => void
}) {
  const [sizes, setSizes] = useState(startSizes)
  const [slug, setSlug] = useState<string>()
  const { form, now, field, errorOf, events } = useCatalogueForm({
    read: (typed) => productTyped(typed, sizes, sold),
    send,
    ...(onConflict ? { onConflict } : {}),
  })
  const title = now['title'] ?? start.title
  return (
    <form className="catalogue-form needs-script" {...events}>
      <CardPreview
        title={title}
        line={now['line'] ?? start.line}
        picture={pictureNamed(offered, picture)}
        {...previewOf(sizes, sold)}
      />
      <div className="stack">
        <h2>{words.texts}</h2>
        <Field
          {...field('title')}
          label={fields.title}
          hint={words.hints.productTitle}
          defaultValue={start.title}
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
        <InOthers texts={productTexts} most={mostLetters.product} start={start} now={now} field={field} />
        <h2>{words.facts}</h2>
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
        <h2>{fields.sizes}</h2>
        <SizeRows sizes={sizes} sold={sold} errorOf={errorOf} onChange={setSizes} />
        <fieldset id="cleaning" tabIndex={-1} className="checks">
          <legend>{fields.cleaning}</legend>
          {errorOf('cleaning') !== undefined && <p className="field-error">{errorOf('cleaning')}</p>}
          {offeredCleaning(start.cleaning).map((code) => (
            <label key={code} className="check">
              <input type="checkbox" name="cleaning" value={code} defaultChecked={start.cleaning.includes(code)} />
              {labelOfCleaning(code, { cleaningLabels })}
            </label>
          ))}
        </fieldset>
        <h2>{fields.picture}</h2>
        <PictureChoice offered={offered} chosen={picture} error={errorOf('picture')} onChoose={onPicture} />
        <FormAnswer form={form} />
        <SendButton form={form} doing={isNew ? words.adding : words.saving}>
          {isNew ? words.add : words.save}
        </SendButton>
      </div>
    </form>
  )
}

/** Rawas has codes of its own with the same words: they are offered where they stand already. */
const offeredCleaning = (chosen: readonly string[]) =>
  cleaningCodes.filter((code) => code === code.toLowerCase() || chosen.includes(code))

/** The sizes of a product, in the order of its page. */
function SizeRows({
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
