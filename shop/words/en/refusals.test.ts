import { expect, test } from 'vitest'
import { inWords, type Refused } from '#shop/refusals.ts'
import { paise } from '#shop/money.ts'
import { refusals } from './refusals.ts'

/** Of each code something that it may bring, and what of that a reader must find in its sentence. */
const samples = {
  busy: [{}],
  trouble: [{}],
  'nothing-here': [{}],
  'wrong-method': [{}],
  'not-json': [{}],
  'broken-json': [{}],
  'too-much-data': [{}],
  'address-too-long': [{}],
  'not-signed-in': [{}],
  'too-often': [{ seconds: 73 }, '73 seconds'],
  missing: [{ what: 'landmark' }, 'Landmark'],
  unreadable: [{ what: 'landmark' }, 'Landmark'],
  'too-long': [{ what: 'landmark', longest: 7301 }, 'Landmark', '7301'],
  'far-too-long': [{ what: 'new-password' }, 'New password'],
  'email-incomplete': [{}],
  'outside-contract': [{ fault: 'Invalid type: Expected string' }, 'Invalid type: Expected string'],
  'wrong-login': [{}],
  'passwords-barred': [{}],
  'passwords-too-often': [{ seconds: 73 }, '73 seconds'],
  'password-too-short': [{}],
  'password-too-long': [{}],
  'password-common': [{}],
  'password-about-you': [{}],
  'old-password-wrong': [{}],
  'not-a-mobile': [{}],
  'account-known': [{}],
  'email-domain-unknown': [{}],
  'code-length': [{}],
  'code-wrong': [{}],
  'code-not-sent': [{}],
  'codes-barred': [{}],
  'mobile-proven': [{}],
  'session-unknown': [{}],
  'item-unknown': [{ title: 'Whale' }, 'Whale'],
  'item-unavailable': [{ title: 'Whale' }, 'Whale'],
  'item-not-sold-so': [{ title: 'Whale' }, 'Whale'],
  'too-many-of-one': [{ most: 7301, title: 'Whale' }, '7301', 'Whale'],
  'no-pincode': [{}],
  'pincode-length': [{}],
  'pincode-miscounted': [{ digits: 7301, letters: 7302, signs: 7303 }, '7301 digits', '7302 letters', '7303 signs'],
  'pincode-zero': [{}],
  'not-delivered': [{}],
  'phone-short': [{ digits: 7 }, '7'],
  'not-a-phone': [{}],
  'other-city': [{ pincode: '411001', city: 'Pune', state: 'Goa' }, '411001', 'Pune', 'Goa'],
  'cart-empty': [{}],
  'prices-changed': [{}],
  'too-much-cash': [{ most: paise(7_301_05), total: paise(7_302_06) }, '₹7,301.05', '₹7,302.06'],
  'mobile-unproven': [{}],
  'others-order': [{}],
  'other-attempt': [{}],
  'bad-attempt': [{}],
  'too-many-open': [{ most: 7301 }, '7301'],
  'pincode-unknown': [{}],
  'pincode-not-looked-up': [{}],
  'no-user': [{}],
  'no-address': [{}],
  'no-items': [{}],
  'no-total': [{}],
  'item-without-id': [{}],
  'item-without-price': [{}],
  'item-without-weight': [{}],
  'quantity-no-number': [{}],
  'quantity-not-whole': [{}],
  'quantity-too-small': [{ least: 7301 }, '7301'],
  'quantity-too-large': [{ most: 7301 }, '7301'],
  'too-many-lines': [{ most: 7301 }, '7301'],
  'only-cash': [{}],
  'order-unknown': [{}],
  'order-not-cancellable': [{}],
  'orders-page-unknown': [{}],
  'search-too-long': [{}],
  'no-rating': [{}],
  'review-too-long': [{ length: 7305, longest: 7301 }, '7305', '7301', 'by 4.'],
  'shops-name': [{}],
  'shops-email': [{}],
  'reviewed-nothing': [{}],
  'product-unknown': [{}],
  'review-unknown': [{}],
  'review-withdrawn': [{}],
  'reviews-page-unknown': [{}],
  'too-many-reviews': [{ seconds: 73 * 60 }, '73 minutes'],
  'too-many-complaints': [{ seconds: 73 * 60, phone: '+91 22 7301' }, '73 minutes', '+91 22 7301'],
  'not-at-counter': [{}],
  'not-your-act': [{}],
  'other-site': [{}],
  'no-such-order': [{}],
  'not-your-stop': [{}],
  'order-moved': [{}],
  'move-impossible': [{}],
  'reason-missing': [{}],
  'rider-missing': [{}],
  'rider-unknown': [{}],
  'other-press': [{}],
  'undo-nothing': [{}],
  'undo-not-yours': [{}],
  'undo-too-late': [{}],
  'undo-told': [{}],
} as const satisfies {
  readonly [Code in Refused['refused']]: readonly [
    args: Omit<Extract<Refused, { refused: Code }>, 'refused'>,
    ...told: string[],
  ]
}

test.each(Object.entries(samples))(
  'what is refused as %s is told in a sentence, with all that it brings',
  (refused, sample) => {
    const [args, ...told] = sample
    const sentence = inWords(refusals, { refused, ...args } as Refused)
    expect(sentence).toMatch(/^\p{Lu}|^\d/u)
    expect(told.filter((part) => !sentence.includes(part))).toEqual([])
    expect(told.length).toBeGreaterThanOrEqual(Object.keys(args).length)
  },
)

test('a wait of one minute is not counted in minutes', () => {
  expect(refusals['too-many-reviews']({ seconds: 60 })).toContain('in a minute.')
  expect(refusals['too-many-complaints']({ seconds: 41, phone: '1' })).toContain('in a minute, or call 1.')
})
