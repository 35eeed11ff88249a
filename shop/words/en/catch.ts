/** How it is said when and where fish was landed. */
export const landingWords = {
  notRecorded: 'not recorded',
  noPlace: 'landing place not recorded',
  noBoat: 'boat or gear not recorded',
  landing: (when: string, where: string, boat: string) => `${when}, ${where}; ${boat}`,
  landed: 'Landed',
  /** of a product */
  cutToday: 'We cut this today from what was landed',
  ofSizes: (sizes: string, landing: string) => `${sizes}: ${landing}`,
  more: (code: string) => `Batch ${code}`,
  batch: (code: string, landing: string) => `Batch ${code}, landed ${landing}`,
  isRecalled: 'This batch is recalled: do not eat it. Please call us.',
  scan: 'Where it is from',
} as const

/** What anybody reads of a batch who has its code. */
export const catchWords = {
  title: (fish: string) => `Where this ${fish} is from`,
  batch: (code: string) => `Batch ${code}`,
  recalled: 'This batch is recalled.',
  doNotEat: 'Please do not eat it.',
  call: (phone: string) => `Call us at ${phone}: you get your money back.`,
  because: (reason: string) => `Why: ${reason}`,
  facts: {
    fish: 'Fish',
    size: 'Size',
    landed: 'Landed',
    jetty: 'Landing place',
    boat: 'Boat or gear',
    origin: 'Wild or farmed',
    temperature: 'Temperature when it came to us',
    lastDay: 'Last day on which we pack it',
  },
  degrees: (tenths: number) => `${tenths / 10} °C`,
  origins: { wild: 'Wild', farmed: 'Farmed', '': 'not recorded' },
  honest: 'What nobody wrote down when the fish came in is ‘not recorded’. Nothing here is made up afterwards.',
} as const
