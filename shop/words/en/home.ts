export const homeWords = {
  title: 'Fresh fish from the Mumbai docks',
  inShort:
    'Pomfret, surmai, prawns, bombil and bangda, cleaned your way and delivered to your door in Mumbai. Honest price, weight and freshness. Cash on delivery.',
  carousel: 'carousel',
  fromTheDocks: 'From the docks',
  slide: 'slide',
  slideOf: (place: number, count: number) => `${place} of ${count}`,
  play: 'Play',
  pause: 'Pause',
  favourites: 'Customer favourites',
  catchOfTheDay: 'Catch of the day',
  honest: 'An honest fishmonger',
  promises: [
    {
      of: 'The price',
      text: 'The price you see is the price per kg. No delivery charge, no charge for cash, nothing added at the end.',
    },
    {
      of: 'The weight',
      text: 'For each fish we say whether the weight is before or after cleaning, and about how much is left to cook.',
    },
    {
      of: 'The catch',
      text: 'Cut the way you ask, packed on ice, and taken back at your door if it is not what we promised.',
    },
  ],
  howWeWork: 'How we work',
} as const

/** The counter's page for the shop's home page. */
export const deskHomeWords = {
  title: 'Home page',
  slides: 'Banners at the top, in order',
  slideNote: (line: string, product: string) => `${line} Opens ${product}.`,
  catch: 'Catch of the day, in order',
  favourites: 'Customer favourites, in order',
  leadsToKind: 'Opens the list of this fish',
  leadsToProduct: 'Opens the product',
  nothing: 'Nothing here yet.',
  takeAway: 'Remove',
  takeAwayOf: (title: string) => `Remove ${title}`,
  takenAway: (title: string) => `${title} removed from the home page.`,
  add: 'Add to the home page',
  kind: 'Which fish',
  chooseKind: 'Choose a fish',
  showProducts: 'Show its products',
  productsOf: (kind: string) => `Products of ${kind}`,
  isThere: 'Already in Catch of the day',
  toCatch: 'Add to Catch of the day',
  toCatchOf: (title: string) => `Add to Catch of the day: ${title}`,
  toSlides: 'Add to banners',
  toSlidesOf: (title: string) => `Add to banners: ${title}`,
  toFavourites: 'Add to favourites',
  toFavouritesOf: (kind: string, title: string) => `Add to favourites: ${kind}, with the photo of ${title}`,
  slideOf: (product: string) => `Banner of ${product}`,
  slideLead:
    'Blind customers hear only the title and the text, not the photo. On a phone held upright the middle of the photo is shown.',
  slideTitleHint: 'A few words, shown large on the photo.',
  slideLineHint: 'One or two sentences below the title.',
  slideAdd: 'Add to the home page',
  slideAdding: 'Adding...',
  added: (title: string) => `${title} added to the home page, last in its section.`,
} as const
