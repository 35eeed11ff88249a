import type { Limit, Limits } from './limits.ts'

/** One of the networks that a caller comes from, and how many times a limit's number all of it may use. */
export interface Network {
  readonly name: string
  readonly times: number
}

/** Who asks. What is not known about a caller is left out, and the caller is a stranger. */
export interface Caller {
  /** the narrowest first */
  readonly networks: readonly Network[]
  /** a browser in which the person who is meant has signed in before */
  readonly device?: string | undefined
  /** the person who is signed in */
  readonly account?: KnownAccount | undefined
}

interface KnownAccount {
  readonly id: string
  /** the shop has delivered an order of it */
  readonly hasBought: boolean
  /** its mobile has answered a code */
  readonly isProven: boolean
}

type CallerKind = 'stranger' | 'known-device' | 'known-account' | 'proven-mobile'

export function kindOf({ account, device }: Omit<Caller, 'networks'>): CallerKind {
  if (account?.isProven === true) return 'proven-mobile'
  if (account?.hasBought === true) return 'known-account'
  return device === undefined ? 'stranger' : 'known-device'
}

/** One count of a limit, for an account, a mobile, a device or a network. */
export interface Turn {
  readonly limit: Limit
  readonly who: string
}

interface Rule {
  /** what strangers use up together, in each of their networks */
  readonly ofStrangers: keyof Limits
  /** who is not counted with strangers; a device that signed in is no proof where anybody can make an account */
  readonly apart: readonly CallerKind[]
  /** what each of those uses up alone; left out where the account or the mobile is counted anyway */
  readonly ofPerson?: keyof Limits
}

const people = ['known-account', 'proven-mobile'] as const
const anybodyKnown = ['known-device', ...people] as const

/** Against what each use is counted. Everything that a caller can use up by a network stands in this table. */
const rules = {
  order: { ofStrangers: 'orderPerAddress', apart: people, ofPerson: 'orderPerPerson' },
  review: { ofStrangers: 'reviewPerAddress', apart: people, ofPerson: 'reviewPerPerson' },
  complaint: { ofStrangers: 'complaintPerAddress', apart: people, ofPerson: 'complaintPerPerson' },
  code: { ofStrangers: 'codePerAddress', apart: anybodyKnown },
  'wrong-code': { ofStrangers: 'wrongCodePerAddress', apart: anybodyKnown },
  'wrong-password': { ofStrangers: 'wrongPasswordPerAddress', apart: anybodyKnown },
  message: { ofStrangers: 'messagePerNetwork', apart: [] },
  register: { ofStrangers: 'registerPerAddress', apart: [] },
  'register-day': { ofStrangers: 'registerPerDay', apart: [] },
  'email-check': { ofStrangers: 'emailCheckPerAddress', apart: [] },
  'staff-key': { ofStrangers: 'staffKeyPerAddress', apart: anybodyKnown },
  'staff-challenge': { ofStrangers: 'staffChallengePerAddress', apart: anybodyKnown },
  'wrong-ask': { ofStrangers: 'wrongAskPerAddress', apart: [] },
} as const satisfies Record<string, Rule>

type Use = keyof typeof rules

/** The counts that this use takes: of a stranger those of all networks it comes from, of the others their own. */
export function turnsOf(use: Use, caller: Caller, limits: Limits): Turn[] {
  const { ofStrangers, apart, ofPerson }: Rule = rules[use]
  if (!apart.includes(kindOf(caller))) return ofNetworks(limits[ofStrangers], caller.networks)
  return ofPerson === undefined || caller.account === undefined
    ? []
    : [{ limit: limits[ofPerson], who: caller.account.id }]
}

const ofNetworks = (limit: Limit, networks: readonly Network[]): Turn[] =>
  networks.map(({ name, times }) => ({ limit: { ...limit, most: limit.most * times }, who: name }))
