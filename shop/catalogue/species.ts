import type { InEnglish } from '#shop/catalogue/said.ts'

/** The code of a kind of fish, which never changes: 'tiger-prawns' */
export type SpeciesName = string

/** What a kind of fish is called. */
export interface SpeciesNames {
  /** as the Products menu says it: 'King Fish (Surmai)' */
  readonly title: string
  readonly localName: string
  readonly marathi: string
  readonly hindi: string
}

/** What is said of a kind of fish. */
interface SpeciesTexts extends SpeciesNames {
  /** what people call it when they search */
  readonly keywords: readonly string[]
  /** the paragraphs of DESCRIPTION on every product of it */
  readonly description: readonly string[]
  /** above its list; may be empty */
  readonly intro: string
  /** on its card of the home page */
  readonly tagline: string
}

/** A kind of fish as Mumbai knows it. What is true of every cut of it stands here once. */
export interface Species extends SpeciesTexts, InEnglish<'title' | 'description' | 'intro' | 'tagline'> {
  readonly name: SpeciesName
  /** where it is shopped for: its list or, where it is sold in one cut only, that product's page */
  readonly path: string
  /** about how much of the gross weight is lost in cleaning */
  readonly lossPercent: number
  /** none, or one that lifts away */
  readonly fewBones?: boolean
  /** what a household buys together with it, or instead, best first */
  readonly goesWith: readonly SpeciesName[]
  /** the name of its picture in the manifest */
  readonly picture: string
  /** taken off: it is not shown, and nothing of it is sold */
  readonly retired: boolean
}

interface Kinds {
  readonly species: readonly Species[]
}

/** Every product is of a species that is there. */
export function speciesNamed({ species }: Kinds, name: SpeciesName): Species {
  const found = species.find((one) => one.name === name)
  if (!found) throw new RangeError(`no species is called ${name}`)
  return found
}

/** The kinds that something is sold of today, in their order. */
export function speciesSold({
  species,
  products,
}: Kinds & { readonly products: readonly { readonly species: SpeciesName }[] }): readonly Species[] {
  const sold = new Set(products.map((product) => product.species))
  return species.filter(({ name, retired }) => !retired && sold.has(name))
}
