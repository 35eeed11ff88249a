import type { Identity } from '#shop/accounts/identity.ts'

/** What a page that the law asks for says, under its title. */
export interface LegalText {
  readonly line: string
  readonly sections: readonly {
    readonly head: string
    /** the notice of what is kept, item by item */
    readonly kept?: { readonly asks: KeptAsks; readonly items: readonly Kept[] }
    readonly text: readonly string[]
    /** where one can do what the text speaks of */
    readonly ways?: Readonly<Partial<Record<'account' | 'grievance', string>>>
  }[]
}

/** What is asked of each thing that is kept. */
type KeptAsks = Readonly<Record<'why' | 'howLong' | 'who', string>>

interface Kept extends KeptAsks {
  readonly what: string
}

/** What stands on a pack. */
interface PackFacts {
  readonly keepIt: string
  readonly marinatedGoodFor: string
  readonly origin: string
}

/** On these pages in another language: English binds. */
export const bindsWords = {
  binds: 'This translation is only to help you read. In law, the English text is binding.',
  readEnglish: 'Read it in English',
} as const

/** In plain words. */
export const legalWords = {
  terms: (shop: Identity): LegalText => ({
    line: 'What you can expect from us, and what we ask of you.',
    sections: [
      {
        head: 'Who sells',
        text: [
          `The seller is ${shop.legalName}, ${shop.address}. FSSAI licence ${shop.fssai}. We own and sell the fish that you see here. Nobody else sells through us.`,
        ],
      },
      {
        head: 'Price and weight',
        text: [
          'Prices are in rupees and include all taxes. Delivery costs nothing, and paying in cash costs nothing.',
          'We weigh the fish when we pack it. The price at dispatch is based on the actual weight. Each product says whether its weight is before or after cleaning, and about how much is left to cook.',
        ],
      },
      {
        head: 'Ordering',
        text: [
          'An order is placed when you press the order button and see its number. Nothing goes into your cart that you did not choose.',
          'You can cancel free of charge until the cut-off shown with its delivery time, even after we have confirmed the order. After that, call us. We may also cancel, if that fish was not landed. Then you pay nothing.',
        ],
      },
      {
        head: 'Reviews',
        text: [
          'Anybody may review a fish. If they bought it here, the review says so. The stars of a fish are the average of all reviews of it, old and new, bad ones included. Nobody changes a review later, and we write none ourselves. Until there are reviews, the stars are our own grade, and say so.',
        ],
      },
      {
        head: 'Delivery and payment',
        text: [
          'We deliver to the Mumbai pincodes that checkout accepts. You pay in cash after you have looked at the fish.',
        ],
      },
    ],
  }),
  privacy: (shop: Identity): LegalText => ({
    line: 'What we keep about you, why, for how long, and who sees it.',
    sections: [
      {
        head: 'What we keep',
        kept: {
          asks: { why: 'Why', howLong: 'How long', who: 'Who sees it' },
          items: [
            {
              what: 'Name, e-mail and mobile of your account',
              why: 'to know you, to bring your orders, and to send you messages and OTPs.',
              howLong:
                'until you delete your account. An account that never ordered and never verified its mobile is deleted 30 days after its last login.',
              who: 'our staff, and the company that carries our messages.',
            },
            {
              what: 'Your password',
              why: 'to check that it is you.',
              howLong: 'until you change it or delete your account.',
              who: 'nobody. It is kept so that it can be checked, but not read.',
            },
            {
              what: 'Saved addresses, and the cart of your account',
              why: 'so that you find them on all your devices.',
              howLong:
                'until you remove them or delete your account. A cart that you do not touch is deleted after 90 days.',
              who: 'you.',
            },
            {
              what: 'Each order: address, mobile number, your notes and what you bought',
              why: 'to bring it, to answer you, and because food and tax laws ask for it.',
              howLong:
                'address and mobile number for a year at least, as the law asks. If you delete your account, they are removed once the order is a year old. What was bought, and for how much, stays in our books without your name.',
              who: 'our staff, and the rider who brings it.',
            },
            {
              what: 'Photos of your fish on our scale, if any were taken',
              why: 'to show you what you pay for.',
              howLong: '30 days.',
              who: 'you and our staff. Nothing in them says who you are.',
            },
            {
              what: 'A photo of your door, if our rider could not deliver and took one',
              why: 'to show that the rider was there.',
              howLong: '30 days, or until you delete your account.',
              who: 'our staff, and the rider who came.',
            },
            {
              what: 'The name under your review, and the e-mail you give with it',
              why: 'the name to show it, the e-mail if we must ask you something.',
              howLong:
                'as long as the review. If you delete your account, your name is removed from reviews that you wrote while logged in.',
              who: 'everybody sees the name. Only whoever runs our server sees the e-mail.',
            },
            {
              what: 'Your mobile and your words, when you complain',
              why: 'to answer you.',
              howLong: 'until two years after the complaint is resolved, because a consumer commission may ask for it.',
              who: 'our staff and the grievance officer.',
            },
            {
              what: 'The fish and the pincodes for which you asked us to notify you',
              why: 'to send you one message.',
              howLong: 'until it is sent or you turn it off. A fish 30 days at most, a pincode 180 days.',
              who: 'our staff see only how many people wait.',
            },
            {
              what: 'The notification address that your browser’s company gives a device',
              why: 'to notify you about your order there.',
              howLong: 'until you log out there or turn it off, and 30 days after the last notification at most.',
              who: 'the company carries the notification, and cannot read it.',
            },
            {
              what: 'The messages that we sent you',
              why: 'so that each goes out once.',
              howLong: '30 days. The text is deleted as soon as it is sent.',
              who: 'whoever runs our server.',
            },
            {
              what: 'Four cookies with random letters, set when you log in',
              why: '‘device’ tells this browser from a stranger’s, ‘bind’ keeps your login to this browser, ‘stay’ and ‘staying’ keep you logged in.',
              howLong: '‘device’ a year, ‘bind’ 30 days, the other two 180 days at most.',
              who: 'only our server.',
            },
            {
              what: 'Your IP address, scrambled',
              why: 'to count attempts, so that nobody else gets into your account.',
              howLong: 'two days at most.',
              who: 'nobody.',
            },
            {
              what: 'Where a script of ours failed, and on one visit in twenty how fast the page was',
              why: 'to fix it.',
              howLong: 'a year, in logs that hold no name.',
              who: 'whoever runs our server. It does not say who you are, what you typed or what you looked at.',
            },
          ],
        },
        text: [
          'Your cart, your addresses, the pincode that you look at and your login are also kept in your own browser. We use no advertising cookies, no trackers and no outside scripts. We sell nothing of all this, and give it to nobody except those who bring your order and carry our messages.',
          'Copies of our database, which we need if a machine fails, are overwritten within 30 days. What was deleted is then gone from them too.',
        ],
      },
      {
        head: 'Your rights',
        text: [
          'You can delete your account yourself at any time, on its own page, and nobody asks you why.',
          `You can ask what we keep, have it corrected or erased, and take back your consent as easily as you gave it. Write to ${shop.email} or call ${shop.phone}. We do it within 30 days, and tell you when it is done.`,
          `If you are not satisfied with our answer, write to ${shop.grievanceOfficer}: ${shop.grievanceEmail}, ${shop.grievancePhone}. You get an answer within 90 days at most. After that, you can go to the Data Protection Board of India.`,
          'If your data ever falls into the wrong hands, we tell you and the Board without delay.',
          'An account is for people aged 18 years or more.',
        ],
        ways: { account: 'See or delete your account', grievance: 'Complain to the officer' },
      },
    ],
  }),
  refunds: (shop: Identity, pack: PackFacts): LegalText => ({
    line: 'Look at it, smell it, then pay.',
    sections: [
      {
        head: 'At the door',
        text: [
          'Open the parcel before you pay. If it is not what you ordered, is not well packed on ice or does not smell right, give it back. You pay nothing for it.',
        ],
      },
      {
        head: 'Afterwards',
        text: [
          `If you find a problem after the rider has left, call ${shop.phone} the same day. We take back what is defective, late or not as described, and return the money.`,
        ],
        ways: { grievance: 'Complain in writing and get a number' },
      },
      {
        head: 'Storing it',
        text: [
          `${pack.keepIt}; marinated fish within ${pack.marinatedGoodFor}. Origin of all our fish: ${pack.origin}. We pack it ourselves on the day of delivery, at this address:`,
          `${shop.legalName}, ${shop.address}.`,
        ],
      },
    ],
  }),
  grievance: (shop: Identity): LegalText => ({
    line: 'Our team reads every complaint, gives it a number and answers it.',
    sections: [
      {
        head: 'Who answers',
        text: [
          `${shop.grievanceOfficer}, ${shop.grievanceEmail}, ${shop.grievancePhone}.`,
          `${shop.legalName}, ${shop.address}.`,
        ],
      },
      {
        head: 'How long it takes',
        text: [
          'Each complaint gets a ticket number. You get it within 48 hours: at once with the form here, otherwise from the person who notes it. If you have verified your mobile, you also get it by SMS. We resolve the complaint within one month.',
        ],
      },
      {
        head: 'If we do not resolve it',
        text: [
          'Call the National Consumer Helpline on 1915. For food safety, complain on the Food Safety Connect portal of FSSAI.',
        ],
      },
    ],
  }),
} as const
