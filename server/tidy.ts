import type { ShopDatabase } from '#server/commands.ts'
import { hours } from '#shop/time.ts'

/**
 * Plans the days that can be ordered for since, and removes what has expired: used codes and sessions, accounts that were
 * never used, buyers of old orders of erased accounts, complaints settled long ago, photographs of the scale, wishes to be
 * told that something is back or that the area has grown, carts that nobody changes, devices on which nobody was told
 * anything, attempts to order that their person has ended, what was printed long ago, what was searched for in vain long ago.
 */
export async function tidy({ run }: Pick<ShopDatabase, 'run'>, at: number): Promise<void> {
  await Promise.all([
    run.makeDays({ at }),
    run.tidyAccounts({ at }),
    run.forgetComplaints({ at }),
    run.tidyStaff({ at }),
    run.forgetPhotographs({ at }),
    run.forgetStockWishes({ at }),
    run.forgetCarts({ at }),
    run.forgetEndedAttempts({ at }),
    run.forgetPushDevices({ at }),
    run.forgetAreaWishes({ at }),
    run.forgetPrints({ at }),
    run.forgetRequests({ at }),
    untilNoMore(() => run.forgetBuyers({ at })),
    untilNoMore(() => run.forgetStrangers({ at })),
  ])
}

async function untilNoMore(forget: () => Promise<{ readonly more: boolean }>): Promise<void> {
  for (let more = true; more; ) ({ more } = await forget())
}

/** Tidies every hour until it is stopped. */
export function keepTidy(
  database: Pick<ShopDatabase, 'run'>,
  { now, onError }: { now: () => number; onError: (error: unknown) => void },
): { stop: () => void } {
  const timer = setInterval(() => void tidy(database, now()).catch(onError), hours(1))
  return { stop: () => clearInterval(timer) }
}
