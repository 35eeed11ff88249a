import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { mostLetters } from '#shop/catalogue/most-letters.ts'
import type { ProductView, SpeciesView } from '#shop/wire/staff/catalogue.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { type FishDraft, type ProductBegun, prefixOf, productStart } from './fish-draft.ts'
import { soldOf } from './fish-typed.ts'
import { InOthers } from './in-others.tsx'
import type { OfferedPictures } from './offered-pictures.ts'
import { PictureChoice } from './picture-choice.tsx'
import { CleaningChoice, ProductFacts, ProductTexts, SizeRows } from './product-fields.tsx'
import { productTexts } from './product-typed.ts'
import { type FieldsOf, within } from './use-catalogue-form.ts'

/** One way in which a fish is sold. */
export function ProductOfFish({
  nr,
  isLast,
  of,
  begun,
  product: { key, id, sizes },
  fish,
  called,
  first,
  mayApprove,
  offered,
  picture,
  onChange,
  onMove,
  onRemove,
}: {
  nr: number
  isLast: boolean
  of: FieldsOf
  begun: FishDraft
  product: ProductBegun
  fish: SpeciesView | undefined
  called: string
  /** what it is called until somebody says otherwise */
  first: string
  mayApprove: boolean
  offered: OfferedPictures
  picture: string
  onChange: (different: Partial<ProductBegun>) => void
  onMove: (by: 1 | -1) => void
  onRemove: (() => void) | undefined
}) {
  const prefix = prefixOf(key)
  const own = within(of, prefix)
  const kept = fish?.products.find((one) => one.id === id)
  const [start] = useState(() => productStart(begun, key, kept))
  const [waited] = useState(kept?.waits)
  return (
    <fieldset className="stack product-of-fish" id={`products.${key}`} data-key={key} tabIndex={-1}>
      <legend>{kept ? words.inProduct(nr + 1, kept.called) : words.productNo(nr + 1)}</legend>
      {kept && <AtPresent product={kept} />}
      {fish && (
        <PictureChoice
          offered={offered}
          chosen={picture}
          name={`${prefix}picture`}
          error={own.errorOf('picture')}
          onChoose={(chosen) => onChange({ picture: chosen })}
        />
      )}
      <ProductFacts of={own} start={start} />
      <SizeRows
        sizes={sizes}
        prefix={prefix}
        sold={soldOf(fish, id)}
        errorOf={own.errorOf}
        onChange={(next) => onChange({ sizes: next })}
      />
      <CleaningChoice of={own} start={start} />
      <ProductTexts
        of={own}
        start={start}
        isNew={kept === undefined}
        called={first}
        specifiedAddress={kept?.isSpecified ? kept.address : undefined}
      />
      <InOthers texts={productTexts} most={mostLetters.product} start={start} {...own} />
      {kept && (
        <OnSale
          key={String(kept.waits)}
          name={`${prefix}onSale`}
          waits={kept.waits}
          isOn={kept.waits === waited ? start.onSale : !kept.retired}
          mayApprove={mayApprove}
        />
      )}
      <p className="catalogue-ways">
        {(nr > 0 || !isLast) && (
          <>
            <Button
              look="quiet"
              data-way="-1"
              aria-label={words.upOf(called)}
              disabled={nr === 0}
              onClick={() => onMove(-1)}
            >
              {words.up}
            </Button>
            <Button
              look="quiet"
              data-way="1"
              aria-label={words.downOf(called)}
              disabled={isLast}
              onClick={() => onMove(1)}
            >
              {words.down}
            </Button>
          </>
        )}
        {onRemove && (
          <Button look="plain" onClick={onRemove}>
            {words.removeSize(words.productNo(nr + 1))}
          </Button>
        )}
      </p>
    </fieldset>
  )
}

/** Where it is seen, and what the shop does with it now. */
function AtPresent({ product: { address, retired, waits, available } }: { product: ProductView }) {
  return (
    <p className="work-facts">
      <a href={address}>{words.toShop}</a>
      {retired && <span className="tag">{waits ? words.waits : words.off}</span>}
      {!retired && !available && <span className="tag">{words.notToday}</span>}
    </p>
  )
}

/** Of one that waits for the owner, only an owner says that it is sold. */
function OnSale({
  name,
  waits,
  isOn,
  mayApprove,
}: {
  name: string
  waits: boolean
  isOn: boolean
  mayApprove: boolean
}) {
  return (
    <>
      {waits && <p className="trouble">{words.productWaits}</p>}
      {(!waits || mayApprove) && (
        <label className="check">
          <input type="checkbox" name={name} value="yes" defaultChecked={isOn} />
          {waits ? words.approve : fields.onSale}
        </label>
      )}
      {!waits && <p className="field-hint">{words.productOff}</p>}
    </>
  )
}
