import { useState } from 'react'
import { lineNow } from '#browser/line.ts'
import { randomKey } from '#browser/random-key.ts'
import { timings } from '#browser/timings.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { type QuickPack, quickPack } from '#shop/cart/quick-pack.ts'
import type { DraftLine } from '#shop/wire/order-draft.ts'
import { packInWords } from '#shop/words/cart/pack-in-words.ts'
import type { ShelfFacts } from '#web/cart/shelf-facts.ts'
import { findProducts } from '#web/site/found-product.ts'
import { changedWords } from '#words/changed.ts'
import { formsWords } from '#words/forms.ts'
import { callsWords } from '#words/frame.ts'

interface Found {
  readonly title: string
  readonly pack: QuickPack
}

/** A fish is found by its name, in the order of the list while nothing is typed, and added with what most people choose of it. */
export function AddFish({ shelf, onAdd }: { shelf: ShelfFacts | undefined; onAdd: (line: DraftLine) => void }) {
  const [found, setFound] = useState<readonly Found[]>()
  const [said, setSaid] = useState('')
  const { ask } = useAsk()
  async function find(typed: string) {
    const next = typed.trim() === '' ? listed(shelf) : await ask((signal) => search(typed, signal))
    if (next === undefined) return
    if (next === 'unreached') return setSaid(lineNow() === 'offline' ? formsWords.noLine : callsWords.trouble)
    setFound(next)
    setSaid(typed.trim() === '' ? '' : changedWords.found(next.length))
  }
  function add({ title, pack: { item } }: Found) {
    onAdd({
      key: randomKey(),
      id: item.id,
      title,
      size: item.size ?? '',
      weight: item.weight,
      cleaning: item.cleaning,
      quantity: 1,
      isOut: false,
    })
    setSaid(changedWords.added(title))
  }
  return (
    <div className="stack add-fish">
      <Field
        label={changedWords.findFish}
        type="search"
        optional
        unmarked
        onFocus={() => found === undefined && void find('')}
        onChange={({ target }) => void find(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="small">
        {said}
      </p>
      {found !== undefined && found.length > 0 && (
        <ul role="list" className="add-fish-list">
          {found.map((one) => (
            <li key={one.pack.item.id}>
              <div>
                <p>{one.title}</p>
                <p className="small muted">{packInWords(one.pack)}</p>
              </div>
              <Button look="quiet" aria-label={changedWords.addOf(one.title)} onClick={() => add(one)}>
                {changedWords.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const listed = (shelf: ShelfFacts | undefined): readonly Found[] =>
  (shelf?.products ?? []).flatMap((product) => {
    const pack = quickPack(product)
    return pack ? [{ title: product.title, pack }] : []
  })

async function search(typed: string, signal: AbortSignal): Promise<readonly Found[] | 'unreached'> {
  await new Promise((over) => setTimeout(over, timings.typingPause))
  if (signal.aborted) return 'unreached'
  const products = await findProducts(typed, signal)
  return products?.flatMap(({ title, pack }) => (pack ? [{ title, pack }] : [])) ?? 'unreached'
}
