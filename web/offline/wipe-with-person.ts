import { account } from '#web/accounts/account.ts'

/** What is kept for when there is no line goes with the person: at a sign-out, a login that ended, another person. */
export function wipeWithPerson(): void {
  account.subscribe(({ user }, { user: before }) => {
    if (before !== undefined && user?.id !== before.id)
      void import('./worker.ts').then(
        ({ wipeKept }) => wipeKept(),
        () => undefined,
      )
  })
}
