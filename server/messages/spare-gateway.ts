import { seconds } from '#shop/time.ts'
import { GatewayTrouble } from './gateway-call.ts'
import type { SendSms } from './sms.ts'

const mostFailures = 3
const rest = seconds(60)

/**
 * Sends by the spare gateway what the first does not accept. After three failures in a row the first is skipped for a
 * minute, so that nobody's code waits for it. `now` only measures durations.
 */
export function withSpare(first: SendSms, spare: SendSms, now: () => number): SendSms {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY

  async function tryFirst(...[sms]: Parameters<SendSms>) {
    try {
      await first(sms)
      failures = 0
    } catch (trouble) {
      failures += 1
      if (failures >= mostFailures) restsUntil = now() + rest
      throw trouble
    }
  }

  return async (sms) => {
    const trouble = now() < restsUntil ? resting : await tryFirst(sms).then(() => undefined, reasonOf)
    if (trouble === undefined) return
    await spare(sms).catch((other: unknown) => {
      throw new GatewayTrouble(`${trouble}; ${reasonOf(other)}`, { passing: true, cause: other })
    })
  }
}

const resting = 'the first gateway failed too often'

const reasonOf = (trouble: unknown): string => (trouble instanceof Error ? trouble.message : 'it failed')
