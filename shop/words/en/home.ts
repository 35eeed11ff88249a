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
