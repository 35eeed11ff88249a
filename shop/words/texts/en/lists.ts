export const listTexts = {
  intros: {
    prawns: 'In the shell, cleaned or marinated: kolambi for the curry, the khichdi and the tawa.',
    pomfret: 'Paplet from six to the kilo to one fish of a whole kilo, as it is, cut or marinated.',
    surmai: 'The whole fish for a feast, slices for tonight, or slices that are already in masala.',
    bombil: 'The softest fish of our coast, whole, trimmed for frying, or opened and marinated.',
    bangda: 'Rich, juicy and easy on the pocket: whole, cut for the curry, or in Malvani masala.',
    halwa: 'Thick, dark and full of flavour: whole, cut, or marinated for the tawa.',
  },
  slides: {
    1: {
      title: "Ocean's Delights",
      description: 'Whole prawns in the shell, in five sizes, as sweet as the sea makes them.',
    },
    4: {
      title: 'Sustainably Fresh',
      description: 'Silver pomfret by size, with its honest weight: before cleaning and after.',
    },
    7: {
      title: 'Catch of the Day',
      description: 'King fish by the kilo, from a small one for the family pan to a five-kilo giant for the feast.',
    },
  },
  taglines: {
    prawns: 'Sweet, springy, done in four minutes',
    pomfret: 'The guest of honour at every table',
    surmai: 'The steak of the Konkan coast',
    bombil: 'Crisp outside, melting inside',
    bangda: 'Big flavour, small price',
    halwa: 'Thick flakes, full taste',
    lobster: 'For an evening to remember',
    'tiger-prawns': 'Four make a plate',
    rawas: 'Buttery, and low on bones',
  },
  marinatedPrawns: {
    title: 'Marinated Prawns',
    tagline: 'Just heat the oil',
  },
} as const
