import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { languages } from '#shop/languages.ts'
import { legalWords as english, type LegalText } from '#shop/words/en/legal.ts'
import { legalWords as hindi } from '#shop/words/hi/legal.ts'
import { legalWords as marathi } from '#shop/words/mr/legal.ts'

const law = { en: english, hi: hindi, mr: marathi } as const
const pack = { keepIt: 'Keep it cold', marinatedGoodFor: '2 days', origin: 'India' }

type Page = keyof typeof english
const pages = ['terms', 'privacy', 'refunds', 'grievance'] as const satisfies readonly Page[]

/** What a page promises, in words of its English text, and the places of the shop that keep it: file › export, test or heading. */
interface Promised {
  readonly page: Page
  readonly says: string
  readonly keptBy: readonly string[]
}

const lawJourney = 'tests/journeys/about/law.long.journey.ts'
const dark = 'tests/journeys/pages/dark-patterns.long.journey.ts'
const erase =
  'server/erasing/erase.test.ts › who asks to be forgotten is gone, and their orders forget them when a year is over'

const promises: readonly Promised[] = [
  { page: 'terms', says: 'We own and sell', keptBy: [`${dark} › 9 disguised advertisement`] },
  { page: 'terms', says: 'Nobody else sells', keptBy: [`${dark} › 9 disguised advertisement`] },
  {
    page: 'terms',
    says: 'include all taxes',
    keptBy: ['shop/orders/bills/tax.ts › taxShares', `${dark} › 8 drip pricing`],
  },
  {
    page: 'terms',
    says: 'paying in cash costs nothing',
    keptBy: [
      'shop/catalogue/pricing.test.ts › shipping is 0.00 and an empty bill is nothing',
      `${dark} › 8 drip pricing`,
    ],
  },
  {
    page: 'terms',
    says: 'We weigh the fish when we pack it',
    keptBy: [
      'server/orders/weighing/weighing-api.test.ts › what is not weighed is not packed, and what is not packed does not go out',
    ],
  },
  {
    page: 'terms',
    says: 'based on the actual weight',
    keptBy: [
      'server/orders/weighing/weighing-api.test.ts › a line is weighed in one press, and costs what the scale says',
    ],
  },
  {
    page: 'terms',
    says: 'Each product says',
    keptBy: [`${lawJourney} › shows what stands on its pack`, 'shop/words/catalogue/pack-label.ts › netQuantity'],
  },
  {
    page: 'terms',
    says: 'An order is placed when you press',
    keptBy: [`${dark} › 12 billing by surprise`, 'server/orders/place-order.test.ts › an order is kept with its lines'],
  },
  { page: 'terms', says: 'Nothing goes into your cart', keptBy: [`${dark} › 2 basket sneaking`] },
  {
    page: 'terms',
    says: 'cancel free of charge until the cut-off',
    keptBy: [
      'shop/orders/moves.ts › canCancel',
      'server/orders/moves/cancel-order.test.ts › until the cut-off of its slot it is canceled, and not at it',
      `${lawJourney} › an order can be canceled, and canceling costs nothing`,
    ],
  },
  {
    page: 'terms',
    says: 'We may also cancel',
    keptBy: ['server/orders/order-messages.test.ts › whose order is rejected reads why'],
  },
  {
    page: 'terms',
    says: 'Then you pay nothing',
    keptBy: ['server/orders/bills/bills.test.ts › an order gets its bill when it goes out'],
  },
  {
    page: 'terms',
    says: 'If they bought it here, the review says so',
    keptBy: [
      'server/reviews/reviews-api.test.ts › who has had this product from us is marked; who only ordered it is not',
    ],
  },
  {
    page: 'terms',
    says: 'average of all reviews',
    keptBy: ['shop/reviews/reviews.test.ts › the average counts each review once, to one decimal'],
  },
  {
    page: 'terms',
    says: 'Nobody changes a review later',
    keptBy: [
      'shop/reviews/review-trust.test.ts › what is withdrawn stays withdrawn; what was held or hidden can be shown again',
    ],
  },
  {
    page: 'terms',
    says: 'the stars are our own grade',
    keptBy: [`${lawJourney} › a fish without reviews says so, and shows no stars of customers`],
  },
  {
    page: 'terms',
    says: 'We deliver to the Mumbai pincodes',
    keptBy: ['server/delivery/delivery-store.ts › isInArea'],
  },
  {
    page: 'terms',
    says: 'You pay in cash after you have looked',
    keptBy: ['tests/journeys/checkout/checkout.journey.ts › only cash on delivery can be chosen; shipping is 0.00'],
  },
  {
    page: 'privacy',
    says: 'Name, e-mail and mobile of your account',
    keptBy: [
      erase,
      'shop/accounts/keeping.ts › strangersKept',
      'server/erasing/forget-strangers.test.ts › an account that never proved its mobile and never bought is forgotten 30 days after its last login',
    ],
  },
  {
    page: 'privacy',
    says: 'Your password',
    keptBy: [
      'server/accounts/password-hash.test.ts › the password matches its own hash, however it was typed, and no other does',
    ],
  },
  {
    page: 'privacy',
    says: 'Saved addresses, and the cart of your account',
    keptBy: [
      'shop/accounts/keeping.ts › cartKeptFor',
      'server/accounts/carts/carts.test.ts › 90 days without a change and it is forgotten',
      'server/accounts/addresses/address-book.test.ts › nobody reads, changes or removes what somebody else keeps',
      'server/accounts/addresses/address-book.test.ts › it goes with the account',
    ],
  },
  {
    page: 'privacy',
    says: 'Each order: address, mobile number',
    keptBy: ['shop/accounts/keeping.ts › orderNamesBuyerFor', erase],
  },
  {
    page: 'privacy',
    says: 'Photos of your fish on our scale',
    keptBy: [
      'shop/orders/photograph.ts › photographLife',
      'server/orders/photographs/photographs.test.ts › a photograph is gone after 30 days, from every screen and from the disk',
      'server/orders/photographs/photographs.test.ts › what lay on the scale is seen by its buyer and by those who weigh',
    ],
  },
  {
    page: 'privacy',
    says: 'A photo of your door',
    keptBy: [
      'shop/orders/photograph.ts › photographLife',
      'server/orders/photographs/door-photographs.test.ts › it is gone after 30 days, from every screen and from the disk',
      'server/orders/photographs/door-photographs.test.ts › with its customer it goes at once, and one that comes later is not kept',
      'server/orders/photographs/door-photographs.test.ts › what a rider photographed at a door is with what was not delivered, for those who may see whose it is',
    ],
  },
  {
    page: 'privacy',
    says: 'The name under your review',
    keptBy: [
      'server/reviews/reviews-api.test.ts › a stranger writes a review, and everyone reads it, newest first, without the e-mail',
      'server/erasing/delete-account.test.ts › who deletes their account is gone and signed out everywhere',
    ],
  },
  {
    page: 'privacy',
    says: 'Your mobile and your words, when you complain',
    keptBy: [
      'shop/complaints/complaints.ts › settledKeptFor',
      'server/complaints/complaint-form.test.ts › a settled complaint is forgotten after two years, an open one never',
    ],
  },
  {
    page: 'privacy',
    says: 'The fish and the pincodes',
    keptBy: [
      'shop/wishes/back-in-stock.ts › wishLives',
      'shop/wishes/area-wishes.ts › areaWishLives',
      'tests/models/wishes.ts › a wish is over after its days, which it says',
      'tests/models/wishes.ts › a wish is a person’s own: nobody else sees it or takes it back',
    ],
  },
  {
    page: 'privacy',
    says: 'The notification address',
    keptBy: [
      'shop/messages/push.ts › pushLives',
      'server/messages/push/push.test.ts › nobody is told any more after signing out, a lost phone, thirty days or the end of the account',
    ],
  },
  {
    page: 'privacy',
    says: 'The messages that we sent you',
    keptBy: [
      'server/messages/outbox-commands.ts › forgetMessages',
      'server/messages/outbox-worker.test.ts › what a command wrote is sent once, and its words are then forgotten',
    ],
  },
  {
    page: 'privacy',
    says: 'Four cookies',
    keptBy: [
      'server/accounts/cookies.test.ts › the privacy notice names every cookie that a browser gets, and no other, in each language',
      'shop/accounts/session.ts › deviceLife',
      'shop/accounts/session.ts › wholeLife',
      'shop/accounts/session.ts › stayWhole',
    ],
  },
  {
    page: 'privacy',
    says: 'Your IP address',
    keptBy: [
      'server/accounts/tidy-accounts.ts › tidyAccounts',
      'docs/running/data.md › counts of limits | two days, keyed hashes',
    ],
  },
  {
    page: 'privacy',
    says: 'Where a script of ours failed',
    keptBy: [
      'server/pages/told-by-pages.test.ts › an error is counted by its name, its place, its page and its version',
      'docs/running/data.md › log | a year',
    ],
  },
  {
    page: 'privacy',
    says: 'We use no advertising cookies',
    keptBy: [`${dark} › 13 rogue malware`],
  },
  { page: 'privacy', says: 'We sell nothing', keptBy: [`${dark} › 13 rogue malware`] },
  {
    page: 'privacy',
    says: 'overwritten within 30 days',
    keptBy: [
      'server/operator/backups/thinning.test.ts › a database that was set aside goes after 30 days',
      'server/erasing/keep-erasures.test.ts › who was erased after a backup is gone again when it is restored',
    ],
  },
  {
    page: 'privacy',
    says: 'gone from them too',
    keptBy: ['server/erasing/keep-erasures.test.ts › who was erased after a backup'],
  },
  {
    page: 'privacy',
    says: 'You can delete your account yourself',
    keptBy: [
      'tests/journeys/accounts/delete-account.journey.ts › who deletes their account by keyboard is signed out everywhere',
    ],
  },
  {
    page: 'privacy',
    says: 'have it corrected or erased',
    keptBy: ['server/erasing/erase-cli.ts › erase', 'docs/running/data.md › ## On request'],
  },
  { page: 'privacy', says: 'We do it within 30 days', keptBy: ['docs/running/data.md › **within 30 days**'] },
  { page: 'privacy', says: 'You get an answer within 90 days', keptBy: ['docs/running/data.md › **within 90 days**'] },
  { page: 'privacy', says: 'we tell you and the Board without delay', keptBy: ['docs/running/data.md › ## A breach'] },
  {
    page: 'refunds',
    says: 'give it back',
    keptBy: [
      'server/orders/bills/bills.test.ts › what comes back for good is credited, and nothing of it can be credited twice',
    ],
  },
  {
    page: 'refunds',
    says: 'You pay nothing for it',
    keptBy: [
      'server/orders/bills/bills.test.ts › what comes back for good is credited, and nothing of it can be credited twice',
    ],
  },
  {
    page: 'refunds',
    says: 'return the money',
    keptBy: [
      'server/orders/bills/bills.test.ts › the owner gives back a part with a reason, once for each press, and nobody else may',
    ],
  },
  {
    page: 'refunds',
    says: 'We pack it ourselves on the day of delivery',
    keptBy: [`${lawJourney} › shows what stands on its pack`],
  },
  {
    page: 'refunds',
    says: 'marinated fish within',
    keptBy: ['shop/words/catalogue/pack-label.ts › goodFor'],
  },
  {
    page: 'grievance',
    says: 'gives it a number and answers it',
    keptBy: [
      'server/complaints/complaints.test.ts › a complaint gets a number, which goes out at once, and a day by which it is settled',
    ],
  },
  {
    page: 'grievance',
    says: 'gets a ticket number',
    keptBy: ['server/complaints/complaints.test.ts › a complaint gets a number, which goes out at once'],
  },
  {
    page: 'grievance',
    says: 'within 48 hours',
    keptBy: [
      'server/complaints/complaint-form.test.ts › whoever complains by the form has a number at once, and stands in the officer’s book',
      'server/complaints/complaints.test.ts › who is no customer is told their number by whoever notes it',
    ],
  },
  {
    page: 'grievance',
    says: 'you also get it by SMS',
    keptBy: [
      'server/complaints/complaint-form.test.ts › the number goes by text message to the proven mobile of who is signed in',
    ],
  },
  {
    page: 'grievance',
    says: 'We resolve the complaint within one month',
    keptBy: [
      'shop/complaints/complaints.ts › settledWithin',
      'server/complaints/staff-complaints-api.test.ts › what came in stands in the book with the time it may take',
    ],
  },
]

/** Sentences that promise nothing: who sells, whom to call, what others do. */
const plain: readonly RegExp[] = [
  /^What (you can expect|we keep)/,
  /^The seller is /,
  /^FSSAI licence /,
  /^Prices are in rupees/,
  /^After that, (call us|you can go to)/,
  /^Anybody may review/,
  /^Your cart, your addresses/,
  /^Write to /,
  /^If you are not satisfied/,
  /^An account is for people/,
  /^Look at it, smell it/,
  /^Open the parcel/,
  /^If you find a problem/,
  /^Origin of all our fish/,
  /^India/,
  /^Sample Officer|^Darya Sample/,
  /^Call the National/,
  /^For food safety/,
]

const textOf = (language: keyof typeof law, page: Page): LegalText => {
  const words = law[language]
  return page === 'refunds' ? words.refunds(sampleIdentity, pack) : words[page](sampleIdentity)
}

/** Each sentence of a page, and each item of what is kept as one. */
const sentencesOf = (text: LegalText): readonly string[] => [
  ...sentences(text.line),
  ...text.sections.flatMap((section) => [
    ...(section.kept?.items ?? []).map(({ what, why, howLong, who }) => `${what}: ${why} ${howLong} ${who}`),
    ...section.text.flatMap(sentences),
  ]),
]

const sentences = (text: string): string[] => text.split(/(?<=[.:]) (?=[A-Z])/)

test('every sentence of the pages of the law either promises nothing or names the place in the shop that keeps it', () => {
  const unkept = pages.flatMap((page) =>
    sentencesOf(textOf('en', page))
      .filter((said) => !promises.some((one) => one.page === page && said.includes(one.says)))
      .filter((said) => !plain.some((known) => known.test(said)))
      .map((said) => `${page}: ${said}`),
  )
  expect(unkept).toEqual([])
})

test('every promise stands on its page', () => {
  const gone = promises.filter(({ page, says }) => !sentencesOf(textOf('en', page)).some((said) => said.includes(says)))
  expect(gone.map(({ says }) => says)).toEqual([])
})

const house = join(import.meta.dirname, '../..')

/** Whether a file has what keeps a promise: an export, a test of that name, or a line of a document. */
function isThere(place: string): boolean {
  const [file = '', name = ''] = place.split(' › ')
  const path = join(house, file)
  if (name === '' || !existsSync(path)) return false
  const text = readFileSync(path, 'utf8')
  if (file.endsWith('.md')) return text.includes(name)
  if (/\.(?:test|journey)\.ts$/.test(file) || file.startsWith('tests/models/'))
    return text.split('\n').some((line) => /^\s*test\b|^\s*['`"]/.test(line) && line.includes(name))
  return new RegExp(`^export (?:async )?(?:const|function) ${name}\\b`, 'm').test(text)
}

test('each place that keeps a promise is there', () => {
  const places = promises.flatMap(({ keptBy }) => keptBy)
  expect(places.filter((place) => !isThere(place))).toEqual([])
  expect(promises.filter(({ keptBy }) => keptBy.length === 0)).toEqual([])
})

test('a place that is gone is found', () => {
  expect(
    [
      'shop/orders/moves.ts › canFly',
      'shop/gone.ts › canCancel',
      'shop/orders/moves.ts',
      'docs/running/data.md › nowhere',
    ].map(isThere),
  ).toEqual([false, false, false, false])
})

const kept = (spoken: keyof typeof law) => textOf(spoken, 'privacy').sections[0]?.kept

test.each(languages)('what is kept is told in %s item by item: what, why, how long and who sees it', (language) => {
  const items = kept(language)?.items ?? []
  expect(items).toHaveLength(kept('en')?.items.length ?? 0)
  for (const item of items) for (const said of Object.values(item)) expect(said).not.toBe('')
  // The same figures, whatever the words.
  const figures = (spoken: keyof typeof law) =>
    kept(spoken)?.items.map(({ howLong }) => [...howLong.matchAll(/\d+/g)].map(([figure]) => figure).toSorted())
  expect(figures(language)).toEqual(figures('en'))
})
