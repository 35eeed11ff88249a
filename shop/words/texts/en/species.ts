import type { SpeciesName } from '#shop/catalogue/product.ts'

/** What the shop calls each kind. */
export const speciesTitles = {
  prawns: 'Prawns',
  pomfret: 'Silver Pomfret',
  surmai: 'King Fish (Surmai)',
  bombil: 'Bombay Duck (Bombil)',
  bangda: 'Mackerel (Bangda)',
  halwa: 'Black Pomfret (Halwa)',
  lobster: 'Lobster',
  'tiger-prawns': 'Tiger Prawns',
  rawas: 'Indian Salmon (Rawas)',
} satisfies Readonly<Record<SpeciesName, string>>
