import type { Identity } from '#shop/identity.ts'

/** The pages that the law asks for, in plain words. */
export interface LegalPage {
  readonly path: string
  readonly title: string
  readonly line: string
  readonly sections: readonly { readonly head: string; readonly text: readonly string[] }[]
}

export const legalPages = (identity: Identity): readonly LegalPage[] => [
  {
    path: '/terms',
    title: 'Terms',
    line: 'What you can expect of us, and what we ask of you.',
    sections: [
      {
        head: 'Who sells',
        text: [
          `The seller is ${identity.legalName}, ${identity.address}. Food licence FSSAI ${identity.fssai}. We own and sell the fish that you see; nobody sells through us.`,
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
          'You can cancel free of charge until the order leaves for you. So can we, if the sea gave us none of it: then you pay nothing.',
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
  },
  {
    path: '/privacy',
    title: 'Privacy',
    line: 'What we keep of you, why, and for how long.',
    sections: [
      {
        head: 'What we keep',
        text: [
          'For an account: your name, e-mail, mobile number, and a password that is stored so that nobody can read it. For an order: the address, the telephone number for the rider, and what you bought. For a review: the name that you sign with; your e-mail is never shown.',
          'Your cart, your addresses and your login are kept in your own browser. We use no advertising cookies, no trackers and no outside scripts.',
        ],
      },
      {
        head: 'Why, and for how long',
        text: [
          'To bring your fish, to answer you, and because the tax and food laws ask for it. Orders and logs are kept for as long as the law asks, then erased.',
        ],
      },
      {
        head: 'Your rights',
        text: [
          `You may ask what we keep, have it corrected or erased, and take back your consent as easily as you gave it: write to ${identity.email}. We answer within 30 days.`,
          `If our answer does not satisfy you, write to ${identity.grievanceOfficer}: ${identity.grievanceEmail}, ${identity.grievancePhone}.`,
          'An account is for people of 18 years and more.',
        ],
      },
    ],
  },
  {
    path: '/refunds',
    title: 'Refunds and freshness',
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
          `If you find a fault after the rider has left, call ${identity.phone} the same day. We take back what is defective, late or not as described, and return the money.`,
        ],
      },
      {
        head: 'Keeping it',
        text: [
          'Keep fish at 0 to 4 °C and cook it within a day; marinated fish within two. All of it comes from the Indian coast. Packed by us on the day of delivery, at the address below.',
          `${identity.legalName}, ${identity.address}.`,
        ],
      },
    ],
  },
  {
    path: '/grievance',
    title: 'Complaints',
    line: 'A person reads it, it gets a number, and it gets an answer.',
    sections: [
      {
        head: 'Who answers',
        text: [
          `${identity.grievanceOfficer}, ${identity.grievanceEmail}, ${identity.grievancePhone}.`,
          `${identity.legalName}, ${identity.address}.`,
        ],
      },
      {
        head: 'How long it takes',
        text: ['You get a ticket number within 48 hours, and a settlement within one month.'],
      },
      {
        head: 'If we do not settle it',
        text: [
          'The National Consumer Helpline is 1915. Food safety complaints go to the Food Safety Connect portal of FSSAI.',
        ],
      },
    ],
  },
]
