/** What an owner does before the first order, in this order. */
export const firstSteps = ['owner', 'secure', 'fish', 'shop', 'area', 'days', 'people', 'tablet', 'try'] as const

export type FirstStep = (typeof firstSteps)[number]

/** With what a shop opens here, or lies here, may be right, and not everybody tries: the owner says so, and it is done. */
export const noddedSteps = ['secure', 'area', 'days', 'try'] as const satisfies readonly FirstStep[]

export type NoddedStep = (typeof noddedSteps)[number]

/** What is so in the shop, as far as the first steps ask. */
export interface FirstFacts {
  /** recovery codes of the owner that were not used yet */
  readonly codesLeft: number
  /** whether other devices reach the shop by https */
  readonly isSecure: boolean
  /** whether customers can order */
  readonly isOpen: boolean
  /** that can be ordered */
  readonly products: number
  /** whether what is printed is the shop's own, and no sample */
  readonly isOwnShop: boolean
  readonly pincodes: number
  readonly isOwnArea: boolean
  readonly slotsAWeek: number
  readonly isOwnWeek: boolean
  /** beside owners, who can come in by a PIN */
  readonly people: number
  /** that opened their link */
  readonly tablets: number
  /** an order to try the counter with was delivered, or put away after it had been on the scale */
  readonly wasTried: boolean
  readonly nodded: ReadonlySet<FirstStep>
}

/** Which steps are done: by what is so, never by what somebody ticked. */
export function stepsDone(facts: FirstFacts): ReadonlySet<FirstStep> {
  const { nodded } = facts
  const isDone: Record<FirstStep, boolean> = {
    owner: facts.codesLeft > 0,
    secure: facts.isSecure || nodded.has('secure'),
    fish: facts.isOpen && facts.products > 0,
    shop: facts.isOwnShop,
    area: facts.pincodes > 0 && (facts.isOwnArea || nodded.has('area')),
    days: facts.slotsAWeek > 0 && (facts.isOwnWeek || nodded.has('days')),
    people: facts.people > 0,
    tablet: facts.tablets > 0,
    try: facts.wasTried || nodded.has('try'),
  }
  return new Set(firstSteps.filter((step) => isDone[step]))
}
