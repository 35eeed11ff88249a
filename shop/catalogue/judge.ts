import type { DocumentProduct, ImportedDocument } from '#shop/catalogue/document.ts'
import { isSpecified } from '#shop/catalogue/paths.ts'
import type { Wrong, WrongField } from '#shop/catalogue/wrong.ts'

/** What a shop has already, as far as a file can run into it. */
export interface Known {
  readonly species: ReadonlySet<string>
  /** by their cart ids in small letters */
  readonly products: ReadonlyMap<string, { readonly id: number; readonly cartId: string; readonly species: string }>
  /** every slug that an address ever had, and whose: a cart id in small letters */
  readonly slugs: ReadonlyMap<string, string>
  /** the specified ids that are there, and whose: a cart id in small letters */
  readonly ids: ReadonlyMap<number, string>
}

/** What stands against bringing a file into a shop, though each of its rows is right in form. */
export function wrongIn({ species, products, home }: ImportedDocument, known: Known): readonly WrongField[] {
  const kinds = new Set([...known.species, ...species.map(({ name }) => name)])
  const carts = new Set([...known.products.values(), ...products].map(({ cartId }) => cartId))
  const wrong: WrongField[] = []
  const unless = (holds: boolean, field: string, code: Wrong) => {
    if (!holds) wrong.push({ field, wrong: code })
  }
  const isFirst = { species: firsts(), carts: firsts(), slugs: firsts(), ids: firsts() }

  for (const [place, { name }] of species.entries()) unless(isFirst.species(name), `species.${place}.name`, 'twice')
  for (const [place, product] of products.entries()) {
    const at = `products.${place}`
    const cart = product.cartId.toLowerCase()
    const own = known.products.get(cart)
    unless(isFirst.carts(cart), `${at}.cartId`, 'twice')
    unless(own === undefined || own.cartId === product.cartId, `${at}.cartId`, 'taken')
    unless(kinds.has(product.species), `${at}.species`, 'unknown')
    unless(own === undefined || own.species === product.species, `${at}.species`, 'species-fixed')
    for (const one of wrongAddress(product, { own, known })) wrong.push({ ...one, field: `${at}.${one.field}` })
    if (product.slug !== '') unless(isFirst.slugs(product.slug), `${at}.slug`, 'twice')
    if (product.id !== undefined) unless(isFirst.ids(product.id), `${at}.id`, 'twice')
  }
  for (const [part, rows] of Object.entries(home ?? {})) {
    const isFirstThere = firsts()
    for (const [place, row] of rows.entries()) {
      const [product, kind, at] =
        typeof row === 'string'
          ? [row, undefined, `home.${part}.${place}`]
          : [row.product, 'species' in row ? row.species : undefined, `home.${part}.${place}.product`]
      unless(carts.has(product), at, 'unknown')
      unless(isFirstThere(kind ?? product), at, 'twice')
      unless(kind === undefined || kinds.has(kind), `home.${part}.${place}.species`, 'unknown')
      unless(typeof row === 'string' || kind !== undefined || row.texts !== undefined, at, 'missing')
    }
  }
  return wrong
}

function wrongAddress(
  { id, cartId, slug }: DocumentProduct,
  { own, known }: { readonly own: { readonly id: number } | undefined; readonly known: Known },
): WrongField[] {
  const cart = cartId.toLowerCase()
  const specified = own === undefined ? id : isSpecified(own.id) ? own.id : undefined
  if (id !== specified) return [{ field: 'id', wrong: 'specified' }]
  if (id !== undefined && !isSpecified(id)) return [{ field: 'id', wrong: 'specified' }]
  if (id !== undefined && (known.ids.get(id) ?? cart) !== cart) return [{ field: 'id', wrong: 'taken' }]
  if (id !== undefined) return slug === '' ? [] : [{ field: 'slug', wrong: 'specified' }]
  if (slug === '') return [{ field: 'slug', wrong: 'missing' }]
  return (known.slugs.get(slug) ?? cart) === cart ? [] : [{ field: 'slug', wrong: 'taken' }]
}

/** Whether something comes for the first time. */
function firsts(): (one: string | number) => boolean {
  const seen = new Set<string | number>()
  return (one) => {
    const isNew = !seen.has(one)
    seen.add(one)
    return isNew
  }
}
