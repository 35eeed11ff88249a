import type { SpeciesName, SpeciesNames } from '#shop/catalogue/product.ts'

/** What each kind is called: by the shop, and at the market in Latin and in Devanagari letters. */
export const speciesTexts = {
  prawns: {
    title: 'Prawns',
    localName: 'Kolambi',
    marathi: 'कोळंबी',
    hindi: 'झींगा',
  },
  pomfret: {
    title: 'Silver Pomfret',
    localName: 'Paplet',
    marathi: 'पापलेट',
    hindi: 'पॉम्फ्रेट',
  },
  surmai: {
    title: 'King Fish (Surmai)',
    localName: 'Surmai',
    marathi: 'सुरमई',
    hindi: 'सुरमई',
  },
  bombil: {
    title: 'Bombay Duck (Bombil)',
    localName: 'Bombil',
    marathi: 'बोंबील',
    hindi: 'बोंबिल',
  },
  bangda: {
    title: 'Mackerel (Bangda)',
    localName: 'Bangda',
    marathi: 'बांगडा',
    hindi: 'बांगड़ा',
  },
  halwa: {
    title: 'Black Pomfret (Halwa)',
    localName: 'Halwa',
    marathi: 'हलवा',
    hindi: 'काला पापलेट',
  },
  lobster: {
    title: 'Lobster',
    localName: 'Shevandi',
    marathi: 'शेवंडी',
    hindi: 'लॉबस्टर',
  },
  'tiger-prawns': {
    title: 'Tiger Prawns',
    localName: 'Tiger kolambi',
    marathi: 'टायगर कोळंबी',
    hindi: 'टाइगर झींगा',
  },
  rawas: {
    title: 'Indian Salmon (Rawas)',
    localName: 'Rawas',
    marathi: 'रावस',
    hindi: 'रावस',
  },
} satisfies Readonly<Record<SpeciesName, SpeciesNames>>
