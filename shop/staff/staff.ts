export const roles = ['owner', 'counter', 'cutter', 'rider'] as const

/** What somebody who works here does. */
export type Role = (typeof roles)[number]

/** Who may do what. Calls, pages and buttons ask this one table; what is not in it nobody can do. */
const mayDo = {
  'see-board': ['owner', 'counter', 'cutter'],
  /** what is wrong, and how full the next slots are: each role reads what it can do something about */
  'see-attention': ['owner', 'counter'],
  'see-order': ['owner', 'counter', 'cutter', 'rider'],
  'find-orders': ['owner', 'counter'],
  /** an order by telephone or at the counter; the customer is looked up by the whole mobile */
  'take-orders': ['owner', 'counter'],
  'look-up-customers': ['owner', 'counter'],
  /** for its customer, by their own rules */
  'change-orders': ['owner', 'counter'],
  'see-own-round': ['owner', 'counter', 'rider'],
  /** the order of one's own stops, and that the round is over */
  'change-own-round': ['owner', 'counter', 'rider'],
  /** all riders, with what is out with each */
  'see-rounds': ['owner', 'counter'],
  /** addresses and telephones; a rider sees those of their own stops */
  'see-buyers': ['owner', 'counter', 'rider'],
  /** what orders cost; a rider sees what their own stops are to pay */
  'see-sums': ['owner', 'counter', 'rider'],
  'hear-changes': ['owner', 'counter', 'cutter', 'rider'],
  'confirm-orders': ['owner', 'counter'],
  'reject-orders': ['owner', 'counter'],
  'cut-orders': ['owner', 'counter', 'cutter'],
  'pack-orders': ['owner', 'counter', 'cutter'],
  /** off the cut list and the pack list */
  'tick-lines': ['owner', 'counter', 'cutter'],
  /** weigh, ask, give, leave out, replace, and take a photograph of the scale */
  'weigh-lines': ['owner', 'counter', 'cutter'],
  /** what a buyer said on the telephone */
  'note-answers': ['owner', 'counter'],
  'see-slips': ['owner', 'counter', 'cutter'],
  'see-bills': ['owner', 'counter'],
  /** noted, so that what is printed again says that it is a copy */
  'print-papers': ['owner', 'counter', 'cutter'],
  /** after it has gone out: a credit note follows */
  'credit-buyers': ['owner'],
  'see-batches': ['owner', 'counter', 'cutter'],
  /** take one in, sort, waste, count, undo */
  'change-batches': ['owner', 'counter'],
  /** which orders hold a batch, and that nothing of it is packed any more */
  'recall-batches': ['owner', 'counter'],
  /** what a kilo was bought for, and what is earned on it: who takes the fish in pays for it at the door */
  'see-costs': ['owner', 'counter'],
  /** the shop's own pan weights, once it has weighed enough */
  'nod-yields': ['owner'],
  'see-scale': ['owner', 'counter', 'cutter'],
  'set-scale': ['owner', 'counter'],
  'see-printers': ['owner', 'counter'],
  /** where it is in the network: the owner's, with the passkey */
  'set-printers': ['owner'],
  /** a test page, and to discard all that a printer did not print */
  'test-printers': ['owner', 'counter'],
  'see-rates': ['owner', 'counter'],
  'change-rates': ['owner', 'counter'],
  /** what is to be looked at before a live shop opens */
  'see-opening': ['owner', 'counter'],
  /** the owner nods its rates: from then on shoppers can order */
  'open-shop': ['owner'],
  /** what is to be done before the first order, and that something is right as it is */
  'see-first-steps': ['owner'],
  'nod-first-steps': ['owner'],
  /** make an order to try the counter with, and put it away */
  'try-orders': ['owner'],
  /** what is printed on the shop's papers and stands on its pages */
  'see-shop-facts': ['owner'],
  'set-shop-facts': ['owner'],
  /** a rate that moves by more than a quarter in a day */
  'publish-big-rates': ['owner'],
  'see-stock': ['owner', 'counter', 'cutter'],
  'change-stock': ['owner', 'counter'],
  'send-orders-out': ['owner', 'counter'],
  'deliver-orders': ['owner', 'counter', 'rider'],
  'take-orders-back': ['owner', 'counter'],
  'see-reviews': ['owner', 'counter'],
  'move-reviews': ['owner', 'counter'],
  'see-complaints': ['owner', 'counter'],
  'settle-complaints': ['owner', 'counter'],
  /** what people search for that the shop does not sell */
  'see-requests': ['owner', 'counter'],
  'settle-requests': ['owner', 'counter'],
  'see-area': ['owner', 'counter'],
  'change-area': ['owner'],
  'see-slots': ['owner', 'counter'],
  /** the week, a day, closing one, the note of the season, and when an order comes */
  'change-slots': ['owner', 'counter'],
  'see-catalogue': ['owner', 'counter'],
  /** species, products, sizes, texts, order, home; taking off and putting back */
  'change-catalogue': ['owner', 'counter'],
  'export-catalogue': ['owner'],
  /** it can change every rate at once */
  'import-catalogue': ['owner'],
  'see-pictures': ['owner', 'counter'],
  'change-pictures': ['owner', 'counter'],
  'find-shoppers': ['owner'],
  'sign-shoppers-out': ['owner'],
  'erase-shoppers': ['owner'],
  'see-own-session': ['owner', 'counter', 'cutter', 'rider'],
  'sign-in': ['owner', 'counter', 'cutter', 'rider'],
  'sign-out': ['owner', 'counter', 'cutter', 'rider'],
  'change-own-pin': ['owner', 'counter', 'cutter', 'rider'],
  'end-own-sessions': ['owner', 'counter', 'cutter', 'rider'],
  'see-own-keys': ['owner'],
  'change-own-keys': ['owner'],
  'see-staff': ['owner'],
  'add-staff': ['owner'],
  'change-staff': ['owner'],
  /** where another owner, who has no key yet, makes one */
  'make-key-addresses': ['owner'],
  'disable-staff': ['owner'],
  'let-staff-in': ['owner'],
  'end-staff-sessions': ['owner'],
  'see-devices': ['owner'],
  'enrol-devices': ['owner'],
  'revoke-devices': ['owner'],
  'see-acts': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Act = keyof typeof mayDo

/** What is written down of: all but looking. Whom an owner looked up is written down too. */
export type WrittenAct = Exclude<Act, `see-${string}` | 'hear-changes'>

export const acts = Object.keys(mayDo) as Act[]

export const may = (role: Role, act: Act): boolean => (mayDo[act] as readonly Role[]).includes(role)

export const whoMay = (act: Act): readonly Role[] => mayDo[act]

/** Nobody grants what they lack: giving a role takes all of its rights. */
export const mayGrant = (giver: Role, role: Role): boolean => acts.every((act) => !may(role, act) || may(giver, act))

/** Before these the owner's passkey is asked for again, unless it was shown within `provenLife`. */
const asksAgain: ReadonlySet<Act> = new Set([
  'change-own-keys',
  'add-staff',
  'change-staff',
  'make-key-addresses',
  'disable-staff',
  'let-staff-in',
  'end-staff-sessions',
  'enrol-devices',
  'revoke-devices',
  'set-printers',
  'erase-shoppers',
  'credit-buyers',
  'publish-big-rates',
  'open-shop',
  'set-shop-facts',
  'export-catalogue',
  'import-catalogue',
])

export const isAskedAgain = (act: Act): boolean => asksAgain.has(act)
