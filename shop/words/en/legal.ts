import type { Identity } from '#shop/accounts/identity.ts'

/** What a page that the law asks for says, under its title. */
export interface LegalText {
  readonly line: string
  readonly sections: readonly {
    readonly head: string
    readonly text: readonly string[]
    /** where one can do what the text speaks of */
    readonly ways?: Readonly<Partial<Record<'account' | 'grievance', string>>>
  }[]
}

/** What stands on a pack. */
interface PackFacts {
  readonly keepIt: string
  readonly marinatedGoodFor: string
  readonly origin: string
}

/** On these pages in another language: English binds. */
export const bindsWords = {
  binds: 'This is a translation, to be read with ease. The English text binds.',
  readEnglish: 'Read it in English',
} as const

/** In plain words. */
export const legalWords = {
  terms: (shop: Identity): LegalText => ({
    line: 'What you can expect of us, and what we ask of you.',
    sections: [
      {
        head: 'Who sells',
        text: [
          `The seller is ${shop.legalName}, ${shop.address}. Food licence FSSAI ${shop.fssai}. We own and sell the fish that you see; nobody sells through us.`,
        ],
      },
      {
        head: 'Price and weight',
        text: [
          'Prices are in rupees and include all taxes. Delivery costs nothing, and paying in cash costs nothing.',
          'Fish is weighed when it is packed. The price at dispatch is based on the actual weight. Each product says whether its weight is meant before or after cleaning, and about how much reaches the pan.',
        ],
      },
      {
        head: 'Ordering',
        text: [
          'An order is placed when you press the order button and see its number. Nothing is put in your cart that you did not choose.',
          'You can cancel free of charge until the cut-off that stands with its delivery time, also once we have confirmed the order. After that, call us. We can cancel too, if the sea gave us none of it: then you pay nothing.',
        ],
      },
      {
        head: 'Reviews',
        text: [
          'Anybody may review a fish; a review by somebody who bought it here says so. The stars of a fish are the average of all reviews of it, whenever written, bad ones included; nobody changes them afterwards, and we write none ourselves. Until there are reviews the stars are our own grade, and say so.',
        ],
      },
      {
        head: 'Delivery and payment',
        text: [
          'We deliver in the Mumbai pincodes that the checkout accepts. You pay in cash when you have looked at the fish.',
        ],
      },
    ],
  }),
  privacy: (shop: Identity): LegalText => ({
    line: 'What we keep of you, why, and for how long.',
    sections: [
      {
        head: 'What we keep, and why',
        text: [
          'Name, e-mail and mobile of your account: to know you, to bring your orders, to send you codes for a new password.',
          'Your password: so that nobody can read it, neither you nor we, only checked.',
          'Address, telephone and what you bought, with each order: to bring it, to answer you, and because the food and tax laws ask for it.',
          'Photographs of your fish on our scale, where one was taken: to show you what you pay for. Nobody else can see them, and nothing of them says who you are.',
          'The name that you sign a review with: to show it. Your e-mail there is never shown, and only used if we must ask you something.',
          'Your mobile and your words, when you complain: to answer you.',
          'What you asked to be told of when it is back, and the pincode that you asked us to come to: to send you one message, to the mobile of your account.',
          'Where the makers of your browser take messages for it, on each device on which you asked to be told when your fish is weighed: to tell you. They carry the message and cannot read it.',
          'Four cookies, which hold random letters and nothing else, and are set when you log in: ‘device’ tells this browser from a stranger’s (a year), ‘bind’ keeps your login to this browser (30 days), ‘stay’ and ‘staying’ keep you logged in (180 days at most).',
          'The network address of a request while its limits are counted: to keep strangers out.',
          'Your cart, your addresses, the pincode that you look at and your login are kept in your own browser. We use no advertising cookies, no trackers and no outside scripts. We sell nothing of this, and give it to nobody but those who bring your order and carry our messages.',
          'When a script of ours fails, your browser tells us where in it and on which kind of page, and one visit in twenty also how quick the page was: so that we can mend it. Neither says who you are, what you typed or what you looked at.',
        ],
      },
      {
        head: 'For how long',
        text: [
          'Your account: until you delete it. Logs, which hold no name: a year. Messages that we sent you, and photographs of your fish on the scale: 30 days.',
          'What you wait for: until we have told you, until you take it back, and 30 days at most; a pincode that you wait for us at, 180 days at most. Devices that are told: until you sign out there or take it back, and 30 days after we told it something at most.',
          'An order: its address and telephone for a year at least, as the law asks. When your account is deleted, they are removed once the order is a year old; what was bought and for how much stays in our books, without you.',
          'A complaint: until two years after it was settled, because a consumer commission may ask for it so long.',
          'Copies of our database, which we need if a machine fails, are overwritten within 30 days; what was erased is gone from them then.',
        ],
      },
      {
        head: 'Your rights',
        text: [
          'You can delete your account yourself at any time, on its own page, and nobody asks you why.',
          `You may ask what we keep, have it corrected or erased, and take back your consent as easily as you gave it: write to ${shop.email} or call ${shop.phone}. We do it within 30 days, and tell you when it is done.`,
          `If our answer does not satisfy you, write to ${shop.grievanceOfficer}: ${shop.grievanceEmail}, ${shop.grievancePhone}. You are answered within 90 days at most; after that the Data Protection Board of India hears you.`,
          'If your data ever falls into wrong hands, we tell you and the Board without delay.',
          'An account is for people of 18 years and more.',
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
          'Open the parcel before you pay. If it is not what you ordered, not well packed on ice, or does not smell right, hand it back: you pay nothing for it.',
        ],
      },
      {
        head: 'Afterwards',
        text: [
          `If you find a fault after the rider has left, call ${shop.phone} the same day. We take back what is defective, late or not as described, and return the money.`,
        ],
        ways: { grievance: 'Complain in writing, and get a number' },
      },
      {
        head: 'Keeping it',
        text: [
          `${pack.keepIt}; marinated fish within ${pack.marinatedGoodFor}. Origin of all of it: ${pack.origin}. Packed by us on the day of delivery, at the address below.`,
          `${shop.legalName}, ${shop.address}.`,
        ],
      },
    ],
  }),
  grievance: (shop: Identity): LegalText => ({
    line: 'A person reads it, it gets a number, and it gets an answer.',
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
          'Each complaint gets a ticket number. You have it within 48 hours: at once when you use the form here, else from whoever notes it, and by text message where your mobile has answered a code of ours. It is settled within one month.',
        ],
      },
      {
        head: 'If we do not settle it',
        text: [
          'The National Consumer Helpline is 1915. Food safety complaints go to the Food Safety Connect portal of FSSAI.',
        ],
      },
    ],
  }),
} as const
