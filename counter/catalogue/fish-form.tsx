import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { mostLetters } from '#shop/catalogue/most-letters.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import type { TypedProduct, TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { CardPreview } from './card-preview.tsx'
import { type FishDraft, kindBegun, type ProductBegun, prefixOf, productBegun, productStart } from './fish-draft.ts'
import { InOthers } from './in-others.tsx'
import { type OfferedPictures, pictureNamed } from './offered-pictures.ts'
import { PictureChoice } from './picture-choice.tsx'
import { previewOf } from './preview-of.ts'
import { CleaningChoice, ProductFacts, ProductTexts, SizeRows } from './product-form.tsx'
import { productTexts, productTyped, type SizeTyped } from './product-typed.ts'
import { KindFacts, type KindNamed, KindNames, KindTexts } from './species-form.tsx'
import { speciesTexts, speciesTyped } from './species-typed.ts'
import { codeFrom } from './typed-number.ts'
import { type FieldsOf, type Read, useCatalogueForm, within } from './use-catalogue-form.ts'

export interface TypedFish {
  readonly name: string
  readonly species: TypedSpecies
  readonly products: TypedProduct[]
}

/** A new fish in one form: its picture, its names, what is sold of it with sizes, packs and first rates, and what is said of it. */
export function FishForm({
  begun,
  others,
  offered,
  picture,
  onPicture,
  onTyped,
  send,
}: {
  /** as it was left */
  begun: FishDraft
  others: readonly KindNamed[]
  offered: OfferedPictures
  picture: string
  onPicture: (name: string) => void
  /** hears what the form holds, each time that somebody types or chooses */
  onTyped: (draft: FishDraft) => void
  send: (fish: TypedFish) => Promise<{ answer: Answer<unknown> }>
}) {
  const [start] = useState(() => kindBegun(begun))
  const [code, setCode] = useState(() => begun.fields.find(([name]) => name === 'name')?.[1])
  const [products, setProducts] = useState(begun.products)
  const [touches, setTouches] = useState(0)
  const { form, events, ...fieldsOf } = useCatalogueForm<TypedFish>({
    read: (typed) => fishTyped(typed, products, picture),
    send,
  })
  const { now, field, errorOf } = fieldsOf
  const title = now['title'] ?? start.title
  const { ref, onInput } = events

  const keepAll = useEffectEvent((left: Pick<FishDraft, 'products' | 'picture'>) => {
    if (ref.current === null) return
    const typed = [...new FormData(ref.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    onTyped({ fields: typed, ...left })
  })
  useEffect(() => {
    if (touches > 0) keepAll({ products, picture })
  }, [touches, products, picture])

  const touched = () => setTouches((count) => count + 1)
  const changed = (next: readonly ProductBegun[]) => {
    setProducts(next)
    touched()
  }

  return (
    <form
      className="catalogue-form needs-script"
      {...events}
      onInput={(event) => {
        onInput(event)
        touched()
      }}
    >
      <CardPreview
        title={title}
        line={now['products.0.line'] ?? now['tagline'] ?? start.tagline}
        picture={pictureNamed(offered, picture)}
        {...previewOf(
          products.flatMap(({ sizes }) => sizes),
          {},
        )}
      />
      <div className="stack">
        <h2>{fields.picture}</h2>
        <PictureChoice offered={offered} chosen={picture} error={errorOf('picture')} onChoose={onPicture} />
        <h2>{words.names}</h2>
        <KindNames of={fieldsOf} start={start}>
          <Field
            {...field('name')}
            label={fields.name}
            hint={words.hints.name}
            value={code ?? codeFrom(title)}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </KindNames>
        <h2>{words.facts}</h2>
        {products.map(({ key, sizes }, place) => (
          <ProductOfFish
            key={key}
            nr={place}
            of={fieldsOf}
            begun={begun}
            called={title}
            sizes={sizes}
            onSizes={(next) => changed(products.map((one) => (one.key === key ? { ...one, sizes: next } : one)))}
            onRemove={products.length > 1 ? () => changed(products.filter((one) => one.key !== key)) : undefined}
          />
        ))}
        <p>
          <Button look="quiet" onClick={() => changed([...products, productBegun(products)])}>
            {words.addWay}
          </Button>
        </p>
        <h2>{words.about}</h2>
        <KindTexts of={fieldsOf} start={start} />
        <KindFacts of={fieldsOf} start={start} others={others} />
        <InOthers texts={speciesTexts} most={mostLetters.species} start={start} {...fieldsOf} />
        <FormAnswer form={form} />
        <SendButton form={form} doing={words.adding}>
          {words.add}
        </SendButton>
      </div>
    </form>
  )
}

/** One way in which the fish is sold. */
function ProductOfFish({
  nr,
  of,
  begun,
  called,
  sizes,
  onSizes,
  onRemove,
}: {
  nr: number
  of: FieldsOf
  begun: FishDraft
  called: string
  sizes: readonly SizeTyped[]
  onSizes: (sizes: readonly SizeTyped[]) => void
  onRemove: (() => void) | undefined
}) {
  const prefix = prefixOf(nr)
  const own = within(of, prefix)
  const [start] = useState(() => productStart(begun, nr))
  return (
    <fieldset className="stack">
      <legend>{words.productNo(nr + 1)}</legend>
      <ProductFacts of={own} start={start} />
      <SizeRows sizes={sizes} prefix={prefix} sold={{}} errorOf={own.errorOf} onChange={onSizes} />
      <CleaningChoice of={own} start={start} />
      <ProductTexts of={own} start={start} isNew called={nr === 0 ? called : ''} />
      <InOthers texts={productTexts} most={mostLetters.product} start={start} {...own} />
      {onRemove && (
        <p>
          <Button look="plain" onClick={onRemove}>
            {words.removeSize(words.productNo(nr + 1))}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

/** What is sent of the form, or every field that is no number. One picture shows the fish in all its places. */
function fishTyped(form: FormData, products: readonly ProductBegun[], picture: string): Read<TypedFish> {
  const kind = speciesTyped(form)
  const sold = products.map(({ sizes }, place) => productTyped(form, sizes, {}, prefixOf(place)))
  const wrong: readonly WrongField[] = [kind, ...sold].flatMap((one) => ('wrong' in one ? one.wrong : []))
  if ('wrong' in kind || wrong.length > 0) return { wrong }
  const name = form.get('name')
  return {
    body: {
      name: typeof name === 'string' ? name : '',
      species: { ...kind.body, picture },
      products: sold.flatMap((one) => ('body' in one ? [{ ...one.body, picture }] : [])),
    },
  }
}
