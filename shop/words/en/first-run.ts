import type { FirstStep, NoddedStep } from '#shop/opening/first-steps.ts'
import type { ShopFact } from '#shop/opening/shop-facts.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { ShopFactRefusal } from '#shop/staff/counter-refusals.ts'

/** What an owner does before the first order. */
export const firstRunWords = {
  title: 'Open your shop',
  lead: (done: number, all: number, minutes: number) =>
    `${done} of ${all} done. About ${minutes} minutes to the first order.`,
  allDone: 'All done. Orders come to the board.',
  toBoard: 'To the board',
  later: 'This list goes away by itself. You will find all of it under More.',
  isDone: 'Done:',
  isNext: 'Next:',
  steps: {
    owner: 'Owner and recovery codes',
    secure: 'Secure address',
    fish: 'Fish and rates',
    shop: 'Your shop',
    area: 'Where you deliver',
    days: 'Days and times',
    people: 'People',
    tablet: 'A tablet',
    try: 'Try an order',
  } satisfies Record<FirstStep, string>,
  acts: {
    owner: 'Save codes',
    secure: 'See how',
    fish: 'Check',
    shop: 'Fill in',
    area: 'Check',
    days: 'Check',
    people: 'Add',
    tablet: 'Set up',
    try: 'Try',
  } satisfies Record<FirstStep, string>,
  change: 'Change',
  /** of what stands there with which a new shop opens */
  nods: { secure: 'Use it without', area: 'It is right', days: 'It is right', try: 'Skip' } satisfies Record<
    NoddedStep,
    string
  >,
  codes: (count: number) => (count === 1 ? '1 recovery code saved' : `${count} recovery codes saved`),
  noCodes: 'Ten codes, for the day when you lose your phone',
  secureAt: (address: string) => `${address}, for every device`,
  notSecure: 'Camera, scale and offline work on other devices need https',
  products: (count: number) => (count === 1 ? '1 product on sale' : `${count} products on sale`),
  ratesToCheck: 'Check the rates, then open the shop',
  toFill: 'Name, address, FSSAI: printed on every slip',
  noArea: 'Pincodes and areas',
  suggested: (what: string) => `Suggested: ${what}`,
  noSlots: 'Which days, which hours',
  noPeople: 'Counter, cutter, rider: name and PIN',
  noTablets: 'Where your people log in with their PIN',
  notTried: 'Take it, weigh, print, deliver. Nothing of it counts, no customer hears of it.',
  tried: (number: string) => `Order ${number} is open`,
  goOn: 'Go on',
  tryAgain: 'Try again',
} as const

/** The page where the owner says what is printed and shown of the shop. */
export const ownShopWords = {
  title: 'Your shop',
  lead: 'printed on slip, label and bill, and shown on your pages',
  templates:
    'Name, telephone and FSSAI also stand in your registered SMS templates. After a change, register those again.',
  facts: {
    name: 'Shop name',
    legalName: 'Registered name',
    address: 'Address',
    phone: 'Telephone for customers',
    fssai: 'FSSAI licence',
    gstin: 'GSTIN',
    email: 'E-mail for customers',
    grievanceOfficer: 'Grievance officer',
    grievanceEmail: 'Grievance e-mail',
    grievancePhone: 'Grievance telephone',
  } satisfies Record<ShopFact, string>,
  hints: {
    name: 'On your pages and in messages',
    legalName: 'On slip and bill, as in your licence',
    address: 'With pincode, as it is printed',
    fssai: '14 digits, from your certificate',
    gstin: 'Leave empty if not registered',
    grievanceOfficer: 'The law asks for a person who answers complaints',
  } satisfies Partial<Record<ShopFact, string>>,
  officer: 'Who answers complaints',
  paper: 'Your slip, as it prints',
  fish: 'Surmai, Large',
  fishWeight: '930 g × ₹900/kg',
  save: 'Save your shop',
  saving: 'Saving...',
  saved: 'Saved. Pages and papers show it from now on.',
} as const

/** Whether tablets find the shop, on the page of the devices. */
export const reachWords = {
  onTablet: 'On the tablet',
  join: 'Join the shop’s Wi-Fi',
  scan: 'Point the camera here, or type',
  worksUntil: (until: string) => `Works once, until ${until}`,
  reached: 'Tablets in this Wi-Fi can reach the shop',
  secure: 'Secure: camera, scale and offline work',
  plain: 'Not secure: camera, scale and offline work need https',
  waiting: 'Waiting for the device...',
  connected: (name: string) => `${name} is set up.`,
  onlyHere: 'Tablets cannot reach this shop yet',
  whyNoCode: (host: string) =>
    `It listens only on this computer (${host}). A QR would lead the tablet to itself, so there is none.`,
  startLine: 'Start the shop again with this line',
  copy: 'Copy',
  copied: 'Copied.',
  thenAt: (address: string) => `It then answers in your Wi-Fi at ${address}.`,
  alsoSecure: 'Camera, scale cable and offline work also need https.',
  howSecure: 'How to get https: ‘A tablet in the shop’ in docs/running/counter.md',
  noNetwork: 'This computer is in no network. Connect it to the shop’s Wi-Fi first.',
  check: 'I started it again: check',
  thisComputer: 'Or use this computer itself as a counter',
  thisComputerLead: 'Create a link below. It opens in a browser of this computer.',
  setUpHere: 'Set up this computer',
} as const

export const shopFactRefusals = {
  'shop-fact-missing': () => 'Fill this in.',
  'shop-telephone': () => 'Enter a telephone number with its code, such as 022 2430 1188.',
  'shop-email-incomplete': () => 'Enter a whole e-mail address.',
  'shop-fssai': () => 'An FSSAI licence has 14 digits.',
  'shop-gstin': () => 'This is not a GSTIN. It has 15 characters; check them against your certificate.',
  'shop-facts-changed': () => 'Somebody has just changed this. Check it and save again.',
} as const satisfies Sentences<ShopFactRefusal>
