import type { Product } from '#shop/catalogue/product.ts'
import { edibleWords } from '#words/catalogue.ts'

/** How much of a whole fish can be eaten, of 100. Its weight after cleaning still has shell and bones in it. */
interface Edible {
  readonly from: number
  readonly to: number
  /** whose figures they are */
  readonly source: string
}

/** Where somebody measured it; of the others nothing is said. */
const known: Readonly<Partial<Record<string, Edible>>> = {
  // 30: a 90 g tail of a lobster of 300 g, India's least for export; 37: FAO's figure for shellfish that is sold whole
  lobster: { from: 30, to: 37, source: edibleWords.sources.lobster },
}

/** 'About 30 to 37% of it is meat …'; '' where nobody measured it */
export function edibleNote({ species, cut }: Pick<Product, 'species' | 'cut'>): string {
  const edible = cut === 'whole' ? known[species] : undefined
  return edible === undefined ? '' : edibleWords.note(edible.from, edible.to, edible.source)
}
