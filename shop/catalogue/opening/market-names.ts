import type { SpeciesName, SpeciesNames } from '#shop/catalogue/product.ts'

/** What each kind is called at the market, in Latin and in Devanagari letters: the same on pages of every language. */
export const marketNames = {
  prawns: {
    localName: 'Kolambi',
    marathi: 'कोळंबी',
    hindi: 'झींगा',
  },
  pomfret: {
    localName: 'Paplet',
    marathi: 'पापलेट',
    hindi: 'पॉम्फ्रेट',
  },
  surmai: {
    localName: 'Surmai',
    marathi: 'सुरमई',
    hindi: 'सुरमई',
  },
  bombil: {
    localName: 'Bombil',
    marathi: 'बोंबील',
    hindi: 'बोंबिल',
  },
  bangda: {
    localName: 'Bangda',
    marathi: 'बांगडा',
    hindi: 'बांगड़ा',
  },
  halwa: {
    localName: 'Halwa',
    marathi: 'हलवा',
    hindi: 'काला पापलेट',
  },
  lobster: {
    localName: 'Shevandi',
    marathi: 'शेवंडी',
    hindi: 'लॉबस्टर',
  },
  'tiger-prawns': {
    localName: 'Tiger kolambi',
    marathi: 'टायगर कोळंबी',
    hindi: 'टाइगर झींगा',
  },
  rawas: {
    localName: 'Rawas',
    marathi: 'रावस',
    hindi: 'रावस',
  },
} satisfies Readonly<Record<SpeciesName, Omit<SpeciesNames, 'title'>>>
