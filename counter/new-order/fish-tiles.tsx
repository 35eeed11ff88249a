import { useState } from 'react'
import { SmallPicture } from '#counter/catalogue/small-picture.tsx'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { defaultChoice, weightsFor } from '#shop/catalogue/choice.ts'
import { priceOf } from '#shop/catalogue/pricing.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import { readableShort } from '#shop/money.ts'
import { canHave } from '#shop/stock/stock.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { readableLabel, readableSize } from '#words/formatters.ts'
import { newOrderWords as words } from '#words/orders-by-staff.ts'
import { cleaningLabels } from '#words/picked.ts'
import { Chips } from './chips.tsx'
import type { OrderFacts } from './order-facts.ts'

type Adds = (product: Product, choice: Choice) => void

/** Every kind of fish by its picture: one tap opens it, the next puts a pack of it in. */
export function FishTiles({ facts, onAdd }: { facts: OrderFacts; onAdd: Adds }) {
  const [open, setOpen] = useState<string>()
  const kind = facts.species.find(({ name }) => name === open)
  return (
    <section aria-label={words.fish}>
      <ul role="list" className="fish-tiles">
        {facts.species.map(({ name, title, picture }) => (
          <li key={name}>
            <button type="button" className="fish-tile" aria-haspopup="dialog" onClick={() => setOpen(name)}>
              <SmallPicture small={facts.shots[picture]} />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {kind !== undefined && (
        <PackDialog
          title={kind.title}
          products={facts.products.filter(({ species }) => species === kind.name)}
          onAdd={(product, choice) => {
            setOpen(undefined)
            onAdd(product, choice)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

/** Which of it, how large, how cut; a tap on a pack is the end of it. */
function PackDialog({
  title,
  products,
  onAdd,
  onClose,
}: {
  title: string
  products: readonly Product[]
  onAdd: Adds
  onClose: () => void
}) {
  const [product, setProduct] = useState(() => products.find(({ available }) => available) ?? products[0])
  const [size, setSize] = useState(() => product && defaultChoice(product).size)
  const [cleaning, setCleaning] = useState<Choice['cleaning']>()
  if (product === undefined) return null
  return (
    <Dialog head={title} className="dialog pack-dialog" onClose={onClose}>
      {products.length > 1 && (
        <Chips
          head={words.kind}
          chosen={String(product.id)}
          chips={products.map((one) => ({
            name: String(one.id),
            words: one.title,
            ...(one.available ? {} : { more: words.closed, isOff: true }),
          }))}
          onChoose={(id) => {
            const next = products.find((one) => String(one.id) === id)
            if (next === undefined) return
            setProduct(next)
            setSize(defaultChoice(next).size)
            setCleaning(undefined)
          }}
        />
      )}
      {product.sizes.length > 0 && (
        <Chips
          head={words.size}
          chosen={size}
          chips={product.sizes.map(({ label }) => ({
            name: label,
            words: readableSize(label),
            ...(weightsFor(product, label).some((weight) => canHave(product, label, weight))
              ? {}
              : { more: words.closed, isOff: true }),
          }))}
          onChoose={setSize}
        />
      )}
      {product.cleaning.length > 0 && (
        <Chips
          head={words.cut}
          chosen={cleaning ?? ''}
          chips={[
            { name: '', words: words.noCut },
            ...product.cleaning.map((code) => ({ name: code, words: labelOfCleaning(code, { cleaningLabels }) })),
          ]}
          onChoose={(name) => setCleaning(product.cleaning.find((code) => code === name))}
        />
      )}
      <div role="group" aria-label={words.pack}>
        <p className="chips-head">{words.pack}</p>
        <div className="chip-row">
          {weightsFor(product, size).map((weight) => {
            const price = priceOf(product, { size, weight })
            return (
              <Button
                key={weight}
                look="soft"
                className="pack-button"
                disabled={!product.available || !canHave(product, size, weight)}
                onClick={() => onAdd(product, { size, weight, cleaning })}
              >
                <span>{readableLabel(weight)}</span> <small>{price === undefined ? '' : readableShort(price)}</small>
              </Button>
            )
          })}
        </div>
      </div>
      <Button look="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </Dialog>
  )
}
