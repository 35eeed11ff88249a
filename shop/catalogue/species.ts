import { speciesTexts } from '#texts/species.ts'
import type { Species, SpeciesName } from '#shop/catalogue/product.ts'

/** In the order of the Products menu. */
export const species: readonly Species[] = [
  kind('prawns', 50),
  kind('pomfret', 30),
  kind('surmai', 30),
  kind('bombil', 30),
  kind('bangda', 30),
  kind('halwa', 30),
  kind('lobster', 50),
  kind('tiger-prawns', 50),
  kind('rawas', 30),
]

export function speciesNamed(name: SpeciesName): Species {
  const found = species.find((one) => one.name === name)
  if (!found) throw new RangeError(`no species is called ${name}`)
  return found
}

function kind(name: SpeciesName, lossPercent: Species['lossPercent']): Species {
  return { name, ...speciesTexts[name], lossPercent }
}
