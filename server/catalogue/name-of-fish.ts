import { everyProductById } from '#shop/catalogue/product.ts'
import type { Language } from '#shop/languages.ts'
import type { Snapshot } from './snapshot.ts'

/** What the fish is called that an act was done to: of 'product/4', 'species/pomfret', 'stock/pomfret/large', 'yield/whole/pomfret'. */
export const namesOfFish =
  (snapshot: Pick<Snapshot, 'current'>) =>
  (thing: string, language: Language): string | undefined => {
    const [kind, first = '', second = ''] = thing.split('/')
    const catalogue = snapshot.current(language)
    const kindNamed = (name: string) => catalogue.species.find((one) => one.name === name)?.title
    if (kind === 'product') return everyProductById(catalogue, Number(first))?.title
    if (kind === 'species') return kindNamed(first)
    if (kind === 'yield') return kindNamed(second)
    return kind === 'stock' ? kindNamed(first) : undefined
  }
