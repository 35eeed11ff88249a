import { type Listing, openListing } from '#shop/catalogue/listing.ts'
import { openSearch } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { productsMenu, productsOf } from '#shop/catalogue/lists.ts'
import { type Catalogue, everyProductById, type Product, productById } from '#shop/catalogue/product.ts'
import { shopDay } from '#shop/moment.ts'
import { deliveryQueries } from '#server/delivery/delivery-queries.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { listTopic, productTopic, type Snapshot, speciesTopic } from '#server/catalogue/snapshot.ts'
import { pictureTopic, type PictureShelf } from '#server/pictures/picture-shelf.ts'
import type { TrackedQueries } from './pages.ts'
import { reviewQueries } from '#server/reviews/review-queries.ts'
import type { Settings } from '#server/settings/settings.ts'

interface Deps {
  readonly settings: Settings
  readonly snapshot: Snapshot
  readonly pictures: Pick<PictureShelf, 'named'>
  readonly database: Pick<ShopDatabase, 'read'>
  readonly now: () => number
}

/** Answers the queries of pages and notes for each page which topics it read. */
export const pageQueries =
  ({ settings, snapshot, pictures, database, now }: Deps): TrackedQueries =>
  (note) => {
    const noted = (product: Product) => {
      note(productTopic(product))
      return product
    }
    return {
      identity: () => settings.identity,
      mode: () => settings.mode,
      year: () => Number(shopDay(now()).slice(0, 4)),
      publicUrl: () => settings.publicUrl,
      apiHost: () => settings.apiHost,
      product(id) {
        note(productTopic({ id }))
        return productById(snapshot.current(), id)
      },
      products() {
        note('shelf')
        return snapshot.current().products.map(noted)
      },
      shelf() {
        note('shelf')
        return snapshot.current()
      },
      species(name) {
        note(speciesTopic(name))
        return snapshot.current().species.find((species) => species.name === name)
      },
      listing(species) {
        note(species === undefined ? 'shelf' : listTopic(species))
        return listingOf(snapshot.current(), species)
      },
      productsOf(species) {
        note(listTopic(species))
        return productsOf(snapshot.current(), species).map(noted)
      },
      menu() {
        note('menu')
        return productsMenu(snapshot.current())
      },
      home() {
        note('home')
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
        return { product: noted(product), sold: productById(catalogue, product.id) !== undefined }
      },
      search() {
        note('search')
        return searchOf(snapshot.current())
      },
      searched() {
        note('search')
        return searchedIn(snapshot.current())
      },
      ...reviewQueries(database.read, note),
      ...deliveryQueries(database.read, note),
    }
  }

/** Each opened once for a catalogue. */
const searchOf = once((catalogue) => openSearch(searchedIn(catalogue)))
const allOf = once((catalogue) => openListing(catalogue.products, catalogue.species))
const listingsOf = once(() => new Map<string, Listing>())

function listingOf(catalogue: Catalogue, species: string | undefined): Listing {
  if (species === undefined) return allOf(catalogue)
  const listings = listingsOf(catalogue)
  const known = listings.get(species) ?? openListing(productsOf(catalogue, species), catalogue.species)
  listings.set(species, known)
  return known
}

function once<Made>(make: (catalogue: Catalogue) => Made): (catalogue: Catalogue) => Made {
  const all = new WeakMap<Catalogue, { readonly made: Made }>()
  return (catalogue) => {
    const known = all.get(catalogue) ?? { made: make(catalogue) }
    all.set(catalogue, known)
    return known.made
  }
}
