import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { mostLetters } from '#shop/catalogue/most-letters.ts'
import type { SpeciesView } from '#shop/wire/staff/catalogue.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { CardPreview } from './card-preview.tsx'
import { type FishDraft, keptBegun, kindStart, type ProductBegun, prefixOf, productBegun } from './fish-draft.ts'
import { fishTyped, soldOf, type TypedFish } from './fish-typed.ts'
import { keepFocus } from './in-order.tsx'
import { InOthers } from './in-others.tsx'
import { KindFacts, type KindNamed, KindNames, KindTexts } from './kind-fields.tsx'
import { type OfferedPictures, pictureNamed } from './offered-pictures.ts'
import { PictureChoice } from './picture-choice.tsx'
import { previewOf } from './preview-of.ts'
import { ProductOfFish } from './product-of-fish.tsx'
import { speciesTexts } from './species-typed.ts'
import { codeFrom } from './typed-number.ts'
import { useCatalogueForm } from './use-catalogue-form.ts'

/** A fish in one form: its picture, its names, what is sold of it with sizes, packs and first rates, and what is said of it. */
export function FishForm({
  begun,
  fish,
  others,
  mayApprove = false,
  offered,
  picture,
  onPicture,
  onTyped,
  send,
  onConflict,
  isSaved = false,
  meanwhile,
  onLeave,
}: {
  /** as it was left */
  begun: FishDraft
  /** as it stands; left out of a new one */
  fish?: SpeciesView
  others: readonly KindNamed[]
  /** whether this person may put on sale what waits for the owner */
  mayApprove?: boolean
  offered: OfferedPictures
  picture: string
  onPicture: (name: string) => void
  /** hears what the form holds, each time that somebody types or chooses */
  onTyped: (draft: FishDraft) => void
  send: (fish: TypedFish) => Promise<{ answer: Answer<unknown> }>
  onConflict?: () => void
  /** whether the form begins with what has just been saved */
  isSaved?: boolean
  /** what somebody else has changed */
  meanwhile?: ReactNode
  /** leaves all that was typed */
  onLeave?: () => void
}) {
  const [start] = useState(() => kindStart(begun))
  const [code, setCode] = useState(() => begun.fields.find(([name]) => name === 'name')?.[1])
  const [begunProducts, setProducts] = useState(begun.products)
  const [touches, setTouches] = useState(0)
  const [moved, setMoved] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  // What somebody else has brought meanwhile stands last.
  const products = [
    ...begunProducts,
    ...(fish?.products ?? []).map(keptBegun).filter(({ id }) => !begunProducts.some((one) => one.id === id)),
  ]
  const { form, events, ...fieldsOf } = useCatalogueForm<TypedFish>({
    read: (typed) => fishTyped(typed, { products, picture, fish }),
    send,
    nameOf: (field) =>
      field.replace(/^products\.(\d+)\./, (_, place) => prefixOf(products[Number(place)]?.key ?? String(place))),
    ...(onConflict ? { onConflict } : {}),
    before: isSaved ? { done: words.saved } : undefined,
  })
  const { now, field, errorOf } = fieldsOf
  const title = now['title'] ?? start.title
  const { ref, onInput } = events

  const keepAll = useEffectEvent((left: Pick<FishDraft, 'products' | 'picture'>) => {
    if (ref.current === null) return
    const typed = [...new FormData(ref.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    onTyped({ fields: typed, ...left, ...(begun.of ? { of: begun.of } : {}) })
  })
  useEffect(() => {
    if (touches > 0) keepAll({ products: begunProducts, picture })
  }, [touches, begunProducts, picture])

  const touched = () => setTouches((count) => count + 1)
  const changed = (next: readonly ProductBegun[]) => {
    setProducts(next)
    touched()
  }
  const change = (key: string, different: Partial<ProductBegun>) =>
    changed(products.map((one) => (one.key === key ? { ...one, ...different } : one)))

  const calledOf = ({ id, key }: ProductBegun, place: number): string =>
    now[`${prefixOf(key)}title`] ?? fish?.products.find((one) => one.id === id)?.called ?? words.productNo(place + 1)

  function move(place: number, by: 1 | -1) {
    const [one, ...others] = [products[place], ...products.filter((_, at) => at !== place)]
    if (one === undefined) return
    const next = others.flatMap((other) => other ?? [])
    changed(next.toSpliced(place + by, 0, one))
    setMoved(words.movedTo(calledOf(one, place), place + by + 1, products.length))
    requestAnimationFrame(() => keepFocus(list.current, one.key, by))
  }

  const [first] = products
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
        line={(first && now[`${prefixOf(first.key)}line`]) ?? now['tagline'] ?? start.tagline}
        picture={pictureNamed(offered, picture)}
        {...previewOf(products.map(({ id, sizes }) => ({ sizes, sold: soldOf(fish, id) })))}
      />
      <div className="stack">
        <h2>{fields.picture}</h2>
        <PictureChoice offered={offered} chosen={picture} error={errorOf('picture')} onChoose={onPicture} />
        <h2>{words.names}</h2>
        <KindNames of={fieldsOf} start={start}>
          {fish === undefined && (
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
          )}
        </KindNames>
        <h2>{words.facts}</h2>
        <p role="status" className="only-heard">
          {moved}
        </p>
        <div className="stack" ref={list}>
          {products.map((product, place) => (
            <ProductOfFish
              key={product.key}
              nr={place}
              isLast={place === products.length - 1}
              of={fieldsOf}
              begun={begun}
              product={product}
              fish={fish}
              called={calledOf(product, place)}
              first={place === 0 ? title : ''}
              mayApprove={mayApprove}
              offered={offered}
              picture={product.picture ?? picture}
              onChange={(different) => change(product.key, different)}
              onMove={(by) => move(place, by)}
              onRemove={
                product.id === undefined && products.length > 1
                  ? () => changed(products.filter(({ key }) => key !== product.key))
                  : undefined
              }
            />
          ))}
        </div>
        <p>
          <Button look="quiet" onClick={() => changed([...products, productBegun(products)])}>
            {words.addWay}
          </Button>
        </p>
        <h2>{words.about}</h2>
        <KindTexts of={fieldsOf} start={start} />
        <KindFacts of={fieldsOf} start={start} others={others} />
        <InOthers texts={speciesTexts} most={mostLetters.species} start={start} {...fieldsOf} />
        {fish && (
          <>
            <label className="check">
              <input type="checkbox" name="onSale" value="yes" defaultChecked={start.onSale} />
              {fields.onSale}
            </label>
            <p className="field-hint">{words.kindOff}</p>
          </>
        )}
        <div className="form-foot">
          {meanwhile}
          <FormAnswer form={form} />
          <SendButton form={form} doing={fish ? words.saving : words.adding}>
            {fish ? words.save : words.add}
          </SendButton>
          {onLeave && (touches > 0 || begun.fields.length > 0) && (
            <Button look="quiet" onClick={onLeave}>
              {words.leaveOrder}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
