import {
  addressesOf,
  addressesTopic,
  alsoLikeTopic,
  cardTopic,
  fittingTopic,
  homeTopic,
  listTopic,
  menuTopic,
  productTopic,
  searchedTopic,
  searchTopic,
  shelfTopic,
  speciesTopic,
} from '#server/catalogue/catalogue-topics.ts'
import { type PictureShelf, pictureTopic } from '#server/catalogue/pictures/picture-shelf.ts'
import { searchesOf } from '#server/catalogue/searches.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { deliveryQueries } from '#server/delivery/delivery-queries.ts'
import { type Opening, openingTopic } from '#server/opening/opening.ts'
import { shopFactsTopic } from '#server/opening/shop-facts.ts'
import { reviewQueries } from '#server/reviews/review-queries.ts'
import type { Settings } from '#server/settings/settings.ts'
import { seasonQueries } from '#server/slots/season-note.ts'
import { type SlotsNow, slotQueries } from '#server/slots/slots-now.ts'
import { landingQueries } from '#server/stock/batches/landings.ts'
import type { Database } from '#server/storage/database.ts'
import { alsoLikes, openFitting } from '#shop/catalogue/also-likes.ts'
import { type Listing, openListing } from '#shop/catalogue/listing.ts'
import { productsMenu } from '#shop/catalogue/lists.ts'
import { type Catalogue, everyProductById, type Product } from '#shop/catalogue/product.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { shopYear } from '#shop/moment.ts'
import type { RequestCount } from '#shop/requests/requests.ts'
import type { TrackedQueries } from './pages.ts'

interface Deps {
  readonly settings: Settings
  readonly snapshot: Snapshot
  readonly pictures: Pick<PictureShelf, 'named'>
  readonly database: Pick<Database<unknown>, 'read'>
  readonly slots: SlotsNow
  readonly opening: Opening
  readonly now: () => number
  readonly requests: Pick<RequestCount, 'note'>
}

/** Answers the queries of pages and notes for each page which topics it read. */
export const pageQueries =
  ({ settings, snapshot, pictures, database, slots, opening, now, requests }: Deps): TrackedQueries =>
  (note, noteUntil, language) => {
    function isOpen(): boolean {
      const open = opening.isOpen()
      if (!open) note(openingTopic)
      return open
    }
    const catalogueNow = () => {
      const catalogue = snapshot.current(language)
      return isOpen() ? catalogue : closedOf(catalogue)
    }
    const noted = (product: Product) => {
      note(productTopic(product))
      return product
    }
    const carded = (product: Product) => {
      note(cardTopic(product))
      return product
    }
    const ofSlots = slotQueries(slots, { note, noteUntil, now })
    return {
      ...seasonQueries(database.read, { note, noteUntil, now }),
      identity() {
        note(shopFactsTopic)
        return settings.identity
      },
      mode: () => settings.mode,
      isOpen,
      year() {
        const { year, until } = shopYear(now())
        noteUntil(until)
        return year
      },
      said(say) {
        const said = say(now())
        if (said) noteUntil(said.until)
        return said?.words
      },
      publicUrl: () => settings.publicUrl,
      apiHost: () => settings.apiHost,
      keepsOffline: () => settings.keepsOffline,
      product(id) {
        note(productTopic({ id }))
        return soldOf(catalogueNow()).get(id)
      },
      products() {
        note(shelfTopic)
        return catalogueNow().products.map(noted)
      },
      fewProducts(most) {
        note(shelfTopic)
        const { products } = catalogueNow()
        return products.length > most ? undefined : products.map(noted)
      },
      productsInCart(cartIds) {
        note(shelfTopic)
        const wanted = new Set(cartIds)
        return catalogueNow()
          .products.filter(({ cartId }) => wanted.has(cartId))
          .map(noted)
      },
      alsoLike(product) {
        note(alsoLikeTopic(product))
        return alsoLikes(fittingOf(catalogueNow())(product), []).map(carded)
      },
      fitting(product) {
        note(fittingTopic(product))
        return fittingOf(catalogueNow())(product).map(carded)
      },
      addresses() {
        note(addressesTopic)
        return addressesOf(catalogueNow())
      },
      species(name) {
        note(speciesTopic(name))
        return kindsOf(catalogueNow()).get(name)
      },
      listing(species) {
        note(species === undefined ? shelfTopic : listTopic(species))
        return listingOf(catalogueNow(), species)
      },
      productsOf(species) {
        note(listTopic(species))
        return (listsOf(catalogueNow()).get(species) ?? []).map(noted)
      },
      menu() {
        note(menuTopic)
        return menuOf(catalogueNow())
      },
      home() {
        note(homeTopic)
        return catalogueNow().home
      },
      picture(name) {
        note(pictureTopic(name))
        return pictures.named(name)
      },
      productEver(key) {
        const catalogue = catalogueNow()
        const id = typeof key === 'string' ? catalogue.slugs.get(key) : key
        const product = id === undefined ? undefined : everyProductById(catalogue, id)
        if (product === undefined) return undefined
        return { product: noted(product), sold: soldOf(catalogue).has(product.id) }
      },
      search() {
        note(searchTopic)
        return searchesOf(snapshot).search
      },
      found(typed, most) {
        note(searchTopic)
        const catalogue = catalogueNow()
        const found = searchesOf(snapshot).products(typed).slice(0, most)
        return found.flatMap(({ id }) => soldOf(catalogue).get(id) ?? [])
      },
      askedInVain: (typed) => requests.note(typed, now()),
      kindNamed(name) {
        note(searchTopic)
        return searchesOf(snapshot).kindNamed(name)
      },
      searched() {
        note(searchedTopic)
        return searchedIn(catalogueNow())
      },
      ...reviewQueries(database.read, note, language),
      ...landingQueries(database.read, { note, noteUntil, now }),
      ...ofSlots,
      ...deliveryQueries(database.read, { note, now, slots: () => ofSlots.slots() }),
    }
  }

/** Each opened once for a catalogue. */
const closedOf = oncePerCatalogue(
  (catalogue): Catalogue => ({
    ...catalogue,
    products: catalogue.products.map((product) => ({ ...product, available: false, opensSoon: true })),
  }),
)
const soldOf = oncePerCatalogue(({ products }) => new Map(products.map((product) => [product.id, product])))
const kindsOf = oncePerCatalogue(({ species }) => new Map(species.map((kind) => [kind.name, kind])))
const listsOf = oncePerCatalogue(({ products }) => Map.groupBy(products, ({ species }) => species))
const menuOf = oncePerCatalogue(productsMenu)
const fittingOf = oncePerCatalogue((catalogue) => openFitting(catalogue))
const allOf = oncePerCatalogue((catalogue) => openListing(catalogue.products, catalogue.species))
const listingsOf = oncePerCatalogue(() => new Map<string, Listing>())

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
