import { limits } from '#shop/accounts/limits.ts'
import { days } from '#shop/time.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { callFloods, cliFloods, type Flood, ownFloods, type Person } from './message-floods.ts'
import type { Trial } from './trial.ts'

const floods = [...Object.values(callFloods), ...Object.values(cliFloods), ...Object.values(ownFloods)]

/** A third of them, which codes to strangers may be, is one for each of the two who prove their mobile. */
const most = 6

/** A person who registers again has a new account with its own budget, but the same mobile. */
const isNewAccount = ({ command }: Flood) => command === 'eraseAccount'

/** Somebody registered with a mobile that is not theirs. */
const stranger = 2

const people: readonly Person[] = [0, 1, 2].map((nr) => ({
  ...asha,
  email: `asha${nr}@example.com`,
  mobile: `982000000${nr}`,
  canRead: nr !== stranger,
}))

/** Every limit is lifted but the one budget of messages. */
const settingsFor = (tight: string) => ({
  OPEN_ORDERS_PER_ACCOUNT: '1000000',
  LIMITS: Object.values(limits)
    .map(({ what }) => `${what}=${what === tight ? most : 100_000_000}`)
    .join(),
})

/** Every way to have a message sent, in turn, against one budget after the other. */
export const messageTrials: Readonly<Record<string, Trial>> = {
  'messages-mobile': trialOf(limits.messagePerMobile.what),
  'messages-account': trialOf(limits.messagePerAccount.what),
  'messages-network': trialOf(limits.messagePerNetwork.what),
  'messages-codes': trialOf(limits.codesPerDay.what),
  'messages-shop': trialOf(limits.messagesPerDay.what),
}

function trialOf(what: string): Trial {
  const isEach = what === limits.messagePerMobile.what || what === limits.messagePerAccount.what
  const tried = floods
    .filter((flood) => !(isNewAccount(flood) && what === limits.messagePerAccount.what))
    .filter(({ byStaff }) => !(byStaff === true && what === limits.messagePerNetwork.what))
  return {
    title: `every way to have a message sent, where ${what} is ${most}`,
    short: 30,
    long: 1000,
    async run(open, times) {
      const shop = await openAccountsShop(open, { environment: settingsFor(what) })
      for (const person of people.filter(({ canRead }) => canRead)) await shop.proven(person)
      for (let nr = 0; nr < times; nr += 1) {
        const person = people[Math.floor(nr / tried.length) % people.length]
        if (person) await tried[nr % tried.length]?.tell(shop, person)
      }
      const sent = await shop.database.read
        .selectFrom('outbox')
        .select(['kind', 'send_to as to', 'written_at as at'])
        .where('kind', '!=', 'to-nobody')
        .execute()
      const counted = what === limits.codesPerDay.what ? sent.filter(({ kind }) => kind.endsWith('-code')) : sent
      const groups = isEach ? [...Map.groupBy(counted, ({ to }) => to).values()] : [counted]
      return {
        tried: [times],
        'messages in a day': [Math.max(...groups.map((group) => mostInADay(group.map(({ at }) => at)))), most],
        'told to a mobile that never answered a code': [sent.filter(isNewsToStranger).length, 0],
      }
    },
  }
}

const isNewsToStranger = ({ to, kind }: { to: string; kind: string }) =>
  to === `+91${people[stranger]?.mobile}` && !kind.endsWith('-code')

/** A budget holds over any stretch of a day. */
function mostInADay(moments: readonly number[]): number {
  const inOrder = moments.toSorted((one, other) => one - other)
  return Math.max(0, ...inOrder.map((from, place) => inOrder.slice(place).filter((at) => at < from + days(1)).length))
}
