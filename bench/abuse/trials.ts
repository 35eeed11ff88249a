import { accountTrials } from './account-trials.ts'
import { httpTrials } from './http-trials.ts'
import { timeTrials } from './login-times.ts'
import { messageTrials } from './message-trials.ts'
import { orderTrials } from './order-trials.ts'
import { strangerTrials } from './stranger-trials.ts'
import { tellingTrials } from './telling-trials.ts'
import type { Trial } from './trial.ts'
import { peopleTrials } from './two-people.ts'

/** Every abuse that is tried in numbers, by its short name. */
export const trials: Readonly<Record<string, Trial>> = {
  ...accountTrials,
  ...orderTrials,
  ...httpTrials,
  ...messageTrials,
  ...timeTrials,
  ...peopleTrials,
  ...strangerTrials,
  ...tellingTrials,
}
