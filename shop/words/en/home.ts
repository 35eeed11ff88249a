export const homeWords = {
  title: 'Fresh fish from the Mumbai docks',
  inShort:
    'Pomfret, surmai, prawns, bombil and bangda, cleaned your way and brought to your door in Mumbai. The price, the weight and the catch told honestly. Cash on delivery.',
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
      text: 'What you see is what the kilo costs. No delivery charge, no charge for cash, nothing added at the end.',
    },
    {
      of: 'The weight',
      text: 'Each fish says whether its weight is before or after cleaning, and about how much reaches the pan.',
    },
    {
      of: 'The catch',
      text: 'Cut the way you ask, packed on ice, and taken back at the door if it is not what we said.',
    },
  ],
  howWeWork: 'How we work',
} as const

/** The counter's page of what stands on the shop's home page. */
export const deskHomeWords = {
  title: 'The home page',
  slides: 'Large pictures at the top, in their order',
  slideNote: (line: string, product: string) => `${line} Leads to ${product}.`,
  catch: 'Catch of the day, in its order',
  favourites: 'Customer favourites, in their order',
  leadsToKind: 'Leads to the list of the kind',
  leadsToProduct: 'Leads to the product',
  nothing: 'Nothing stands here.',
  takeAway: 'Take away',
  takeAwayOf: (title: string) => `Take away ${title}`,
  takenAway: (title: string) => `${title} is off the home page.`,
  add: 'Put something there',
  kind: 'Kind of fish',
  chooseKind: 'Choose a kind',
  showProducts: 'Show its products',
  productsOf: (kind: string) => `Products of ${kind}`,
  isThere: 'In the catch of the day',
  toCatch: 'To the catch',
  toCatchOf: (title: string) => `To the catch of the day: ${title}`,
  toSlides: 'To the large pictures',
  toSlidesOf: (title: string) => `To the large pictures: ${title}`,
  toFavourites: 'To the favourites',
  toFavouritesOf: (kind: string, title: string) => `To the favourites: ${kind}, with the picture of ${title}`,
  slideOf: (product: string) => `Large picture of ${product}`,
  slideLead:
    'The picture says nothing to who cannot see it: the title and the line say it all. On a phone held upright its middle is shown.',
  slideTitleHint: 'Stands large on the picture: a few words.',
  slideLineHint: 'One or two sentences below the title.',
  slideAdd: 'Put it on the home page',
  slideAdding: 'Putting it there …',
  added: (title: string) => `${title} stands on the home page, as the last of its part.`,
} as const
