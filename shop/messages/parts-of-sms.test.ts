import { expect, test } from 'vitest'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { languages } from '#shop/languages.ts'
import { openingCatalogues } from '#shop/new-shop/opening-catalogue.ts'
import { titleOfWish } from '#shop/wishes/back-in-stock.ts'
import { readableSize } from '#shop/words/packs.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { everyMessage, usualOrder } from '#tests/rooms/every-message.ts'
import { type MessageKind, messageKinds } from './message-kinds.ts'

/** How many parts each message has, which is what it costs, in English, Hindi and Marathi. */
const parts: Readonly<Record<MessageKind, readonly [number, number, number]>> = {
  'reset-code': [1, 1, 1],
  'mobile-code': [1, 1, 1],
  'password-changed': [1, 2, 2],
  'account-deleted': [1, 1, 1],
  'order-placed': [1, 2, 2],
  'order-changed': [1, 2, 2],
  'order-confirmed': [1, 1, 1],
  'order-rejected': [1, 2, 2],
  'order-slot-moved': [1, 2, 2],
  'order-packed': [1, 2, 2],
  'line-weighed': [1, 2, 2],
  'weight-asked': [2, 3, 3],
  'item-replaced': [2, 2, 2],
  'order-out': [1, 1, 1],
  'order-delivered': [1, 1, 1],
  'complaint-noted': [1, 1, 1],
  'back-in-stock': [1, 2, 2],
  'area-grown': [1, 2, 2],
}

/** The letters of which a part holds 160. Those of `twice` take two places; any other makes all of the text Unicode. */
const letters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const twice = new Set('^{}\\[~]|€')

function partsOf(text: string): number {
  const isPlain = [...text].every((letter) => letters.has(letter) || twice.has(letter))
  const length = isPlain ? [...text].reduce((sum, letter) => sum + (twice.has(letter) ? 2 : 1), 0) : text.length
  const [alone, together] = isPlain ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / together)
}

test('parts are counted as operators count them', () => {
  expect(
    ['a'.repeat(160), 'a'.repeat(161), `${'a'.repeat(159)}€`, '₹'.repeat(70), '₹'.repeat(71)].map(partsOf),
  ).toEqual([1, 2, 2, 1, 2])
})

test.each(languages)(
  'each text message has its number of parts in %s, with every fish and size that there is',
  (language) => {
    const words = spokenIn(language)
    const catalogue = openingCatalogues[language]
    const place = languages.indexOf(language)
    const expected = Object.fromEntries(messageKinds.map((kind) => [kind, parts[kind][place]]))
    for (const product of catalogue.products)
      for (const size of ['', ...product.sizes.map(({ label }) => label)]) {
        const fish = speciesNamed(catalogue, product.species).title
        const wished = titleOfWish(fish, { size: readableSize(size, words) })
        const told = everyMessage({ ...usualOrder, fish, wished, productId: product.id }, words)
        const counted = Object.fromEntries(told.map(({ kind, text }) => [kind, partsOf(text)]))
        expect({ fish, size, counted }).toEqual({ fish, size, counted: expected })
        for (const { vars, text } of told) {
          expect(text).not.toContain('…')
          // how much comes of it may stand before it
          const named = vars['fish']?.replace(/^1 \S+ /, '')
          expect([undefined, fish, wished]).toContain(named)
        }
      }
  },
)
