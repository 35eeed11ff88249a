import { alsoLikes, openFitting } from '#shop/catalogue/also-likes.ts'
import { besideCard } from '#shop/catalogue/beside-card.ts'
import { type Listing, openListing } from '#shop/catalogue/listing.ts'
import { openProductSearch, type ProductSearch } from '#shop/catalogue/product-search.ts'
import { openSearch, type Search } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { productsMenu } from '#shop/catalogue/lists.ts'
import { type Catalogue, everyProductById, type Product } from '#shop/catalogue/product.ts'
import { whenSaid } from '#shop/back-at.ts'
import { shopDay } from '#shop/moment.ts'
import { landingQueries } from '#server/batches/landings.ts'
import { deliveryQueries } from '#server/delivery/delivery-queries.ts'
import type { ShopDatabase } from '#server/commands.ts'
import {
  addressesOf,
  addressesTopic,
  alsoLikeTopic,
  cardTopic,
  fittingTopic,
  homeTopic,
  isFoundOtherwise,
  listTopic,
  menuTopic,
  productTopic,
  searchedTopic,
  searchTopic,
  shelfTopic,
  speciesTopic,
} from '#server/catalogue/catalogue-topics.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { pictureTopic, type PictureShelf } from '#server/pictures/picture-shelf.ts'
import type { TrackedQueries } from './pages.ts'
import { reviewQueries } from '#server/reviews/review-queries.ts'
import { seasonQueries } from '#server/slots/season-note.ts'
import { type SlotsNow, slotQueries } from '#server/slots/slots-now.ts'
import type { Settings } from '#server/settings/settings.ts'

interface Deps {
  readonly settings: Settings
  readonly snapshot: Snapshot
  readonly pictures: Pick<PictureShelf, 'named'>
  readonly database: Pick<ShopDatabase, 'read'>
  readonly slots: SlotsNow
  readonly now: () => number
}

/** Answers the queries of pages and notes for each page which topics it read. */
export const pageQueries =
  ({ settings, snapshot, pictures, database, slots, now }: Deps): TrackedQueries =>
  (note, noteUntil) => {
    const noted = (product: Product) => {
      note(productTopic(product))
      return product
    }
    const carded = (product: Product) => {
      note(cardTopic(product))
      return besideCard(product)
    }
    const ofSlots = slotQueries(slots, { note, noteUntil, now })
    return {
      ...seasonQueries(database.read, { note, noteUntil, now }),
      identity: () => settings.identity,
      mode: () => settings.mode,
      year: () => Number(shopDay(now()).slice(0, 4)),
      whenBack(at) {
        const said = whenSaid(at, now())
        if (said) noteUntil(said.until)
        return said?.words
      },
      publicUrl: () => settings.publicUrl,
      apiHost: () => settings.apiHost,
      keepsOffline: () => settings.keepsOffline,
      product(id) {
        note(productTopic({ id }))
        return soldOf(snapshot.current()).get(id)
      },
      products() {
        note(shelfTopic)
        return snapshot.current().products.map(noted)
      },
      fewProducts(most) {
        note(shelfTopic)
        const { products } = snapshot.current()
        return products.length > most ? undefined : products.map(noted)
      },
      productsInCart(cartIds) {
        note(shelfTopic)
        const wanted = new Set(cartIds)
        return snapshot
          .current()
          .products.filter(({ cartId }) => wanted.has(cartId))
          .map(noted)
      },
      alsoLike(product) {
        note(alsoLikeTopic(product))
        return alsoLikes(fittingOf(snapshot.current())(product), []).map(carded)
      },
      fitting(product) {
        note(fittingTopic(product))
        return fittingOf(snapshot.current())(product).map(carded)
      },
      addresses() {
        note(addressesTopic)
        return addressesOf(snapshot.current())
      },
      species(name) {
        note(speciesTopic(name))
        return kindsOf(snapshot.current()).get(name)
      },
      listing(species) {
        note(species === undefined ? shelfTopic : listTopic(species))
        return listingOf(snapshot.current(), species)
      },
      productsOf(species) {
        note(listTopic(species))
        return (listsOf(snapshot.current()).get(species) ?? []).map(noted)
      },
      menu() {
        note(menuTopic)
        return menuOf(snapshot.current())
      },
      home() {
        note(homeTopic)
        return snapshot.current().home
      },
      picture(name) {
        note(pictureTopic(name))
        return pictures.named(name)
      },
      productEver(key) {
        const catalogue = snapshot.current()
        const id = typeof key === 'string' ? catalogue.slugs.get(key) : key
        const product = id === undefined ? undefined : everyProductById(catalogue, id)
        if (product === undefined) return undefined
        return { product: noted(product), sold: soldOf(catalogue).has(product.id) }
      },
      search() {
        note(searchTopic)
        return searchesOf(snapshot.current()).search
      },
      found(typed, most) {
        note(searchTopic)
        const catalogue = snapshot.current()
        const found = searchesOf(catalogue).products(typed).slice(0, most)
        return found.flatMap(({ id }) => soldOf(catalogue).get(id) ?? [])
      },
      searched() {
        note(searchedTopic)
        return searchedIn(snapshot.current())
      },
      ...reviewQueries(database.read, note),
      ...landingQueries(database.read, { note, noteUntil, now }),
      ...ofSlots,
      ...deliveryQueries(database.read, { note, now, slots: () => ofSlots.slots() }),
    }
  }

/** Each opened once for a catalogue. */
const soldOf = oncePerCatalogue(({ products }) => new Map(products.map((product) => [product.id, product])))
const kindsOf = oncePerCatalogue(({ species }) => new Map(species.map((kind) => [kind.name, kind])))
const listsOf = oncePerCatalogue(({ products }) => Map.groupBy(products, ({ species }) => species))
const menuOf = oncePerCatalogue(productsMenu)
const fittingOf = oncePerCatalogue((catalogue) => openFitting(catalogue))
const allOf = oncePerCatalogue((catalogue) => openListing(catalogue.products, catalogue.species))
const listingsOf = oncePerCatalogue(() => new Map<string, Listing>())

/** Opened again only when something is called otherwise: a rate that changes costs no index. */
let opened: { readonly of: Catalogue; readonly search: Search; readonly products: ProductSearch } | undefined

function searchesOf(catalogue: Catalogue) {
  if (opened !== undefined && opened.of !== catalogue && !isFoundOtherwise(opened.of, catalogue))
    opened = { ...opened, of: catalogue }
  if (opened?.of === catalogue) return opened
  const search = openSearch(searchedIn(catalogue))
  opened = { of: catalogue, search, products: openProductSearch(catalogue.products, search) }
  return opened
}

function listingOf(catalogue: Catalogue, species: string | undefined): Listing {
  if (species === undefined) return allOf(catalogue)
  const listings = listingsOf(catalogue)
  const known = listings.get(species) ?? openListing(listsOf(catalogue).get(species) ?? [], catalogue.species)
  listings.set(species, known)
  return known
}

function oncePerCatalogue<Opened>(open: (catalogue: Catalogue) => Opened): (catalogue: Catalogue) => Opened {
  const known = new WeakMap<Catalogue, { readonly opened: Opened }>()
  return (catalogue) => {
    const found = known.get(catalogue) ?? { opened: open(catalogue) }
    known.set(catalogue, found)
    return found.opened
  }
}
