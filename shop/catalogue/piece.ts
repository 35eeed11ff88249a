import { choicesWords } from '#words/choices.ts'
import type { Product } from '#shop/catalogue/product.ts'

/** A pack of a fish that is heavier than the pack is a piece of it: what is bought then. */
export function sentenceOfPiece(
  product: Product | undefined,
  { size, weight }: { readonly size?: string | undefined; readonly weight?: string | undefined },
): string | undefined {
  const [from = 0, to = 0] = product?.sizes.find(({ label }) => label === size)?.kilosEach ?? []
  return from >= 1 && weight !== undefined ? choicesWords.piece(weight, from, to) : undefined
}
