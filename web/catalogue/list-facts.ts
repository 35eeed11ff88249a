import { pictureOf, type Shot } from '#kit/pictures.ts'
import { type QuickPack, quickPack } from '#shop/cart/quick-pack.ts'
import type { ListChoice } from '#shop/catalogue/list-choice.ts'
import { type Listing, type Looked, littleMoney } from '#shop/catalogue/listing.ts'
import type { Entry } from '#shop/catalogue/lists.ts'
import { listAddressOf } from '#shop/catalogue/paths.ts'
import { detailUrl, type Product, readableRange, type Size, type Species } from '#shop/catalogue/product.ts'
import { recipeUrl } from '#shop/catalogue/recipe.ts'
import { marks } from '#shop/catalogue/said.ts'
import type { Paise } from '#shop/money.ts'
import { type Average, averageFrom, type ReviewSummary } from '#shop/reviews/reviews.ts'
import { recipes } from '#shop/words/catalogue/recipes.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'
import type { Queries } from '#web/queries.ts'
import { shotNamed } from '#web/site/shots.ts'
import { catalogueWords } from '#words/catalogue.ts'
import { sizeInWords } from '#words/formatters.ts'
import { type AvailabilityFacts, availabilityFacts } from './availability-facts.ts'
import { type LocalNames, namesOf } from './product-facts.ts'

export interface ListFacts extends ListedFacts {
  readonly list: Entry & Pick<Species, 'intro' | 'inEnglish'>
  readonly names: LocalNames
  readonly recipes: readonly RecipeCardFacts[]
  readonly publicUrl: string
}

/** One page of a list as somebody wants it. */
export interface ListedFacts extends Omit<Looked, 'products'> {
  readonly choice: ListChoice
  readonly cards: readonly ListCardFacts[]
}

export interface ListCardFacts extends Pick<Product, 'id' | 'title' | 'line' | 'inEnglish' | 'grade'> {
  readonly to: string
  readonly range: string
  readonly unitPrice: string
  readonly sizes: string
  readonly availability: AvailabilityFacts | undefined
  readonly average: Average | undefined
  readonly shot: Shot | undefined
  /** what one tap adds; undefined where nothing can be had */
  readonly pack: QuickPack | undefined
}

export interface RecipeCardFacts {
  readonly name: string
  readonly to: string
  readonly minutes: number
  readonly servings: number
  readonly shot: Shot | undefined
}

export async function listFacts(asked: Queries, species: Species, choice: ListChoice): Promise<ListFacts> {
  return {
    list: listOf(species),
    names: namesOf(species),
    ...(await listedFacts(asked, asked.listing(species.name), choice)),
    recipes: recipes.map((recipe) => ({
      name: recipe.name,
      to: recipeUrl(recipe),
      minutes: recipe.minutes,
      servings: recipe.servings,
      shot: pictureOf(recipe.picture, { widest: 768 }),
    })),
    publicUrl: asked.publicUrl(),
  }
}

const listOf = (species: Species): ListFacts['list'] => ({
  title: species.title,
  to: listAddressOf(species.name),
  intro: species.intro,
  ...marks(species),
})

export async function listedFacts(asked: Queries, listing: Listing, choice: ListChoice): Promise<ListedFacts> {
  const { products, ...looked } = listing.look(choice)
  // Asked for one by one, so that a page is rendered again only when one that it shows has changed.
  const shown = products.flatMap(({ id }) => asked.product(id) ?? [])
  const below = choice.only.includes('under-500') ? littleMoney : undefined
  return { ...looked, choice: { ...choice, page: looked.page }, cards: await listCards(asked, shown, below) }
}

/** With `below` a tap adds a pack that costs less, where there is one. */
export async function listCards(
  asked: Queries,
  products: readonly Product[],
  below?: Paise,
): Promise<readonly ListCardFacts[]> {
  const summaries = await asked.summaries(products.map(({ id }) => id))
  return products.map((product) => ({
    ...cardOf(asked, product, summaries.get(product.id)),
    pack: quickPack(product, below),
  }))
}

function cardOf(asked: Queries, product: Product, summary: ReviewSummary | undefined): Omit<ListCardFacts, 'pack'> {
  const { id, title, line, grade, sizes, picture } = product
  return {
    id,
    title,
    line,
    ...marks(product),
    grade,
    availability: availabilityFacts(asked, product),
    to: detailUrl(product),
    range: readableRange(product),
    unitPrice: readableUnitPrice(product),
    sizes: spanOf(sizes),
    average: summary && averageFrom(summary),
    shot: shotNamed(asked, picture),
  }
}

/** 'Premium Jumbo (1 piece per kg) to Small (6 to 8 pieces per kg)' */
function spanOf(sizes: readonly Size[]): string {
  const [first, ...others] = sizes
  if (first === undefined) return ''
  const last = others.at(-1)
  return last === undefined ? sizeInWords(first) : catalogueWords.sizesFromTo(sizeInWords(first), sizeInWords(last))
}
