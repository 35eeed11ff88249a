import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tellLate, tellOfPages } from '#browser/tell-of-pages.ts'
import { followAccount } from './cart/follow-account.ts'
import { wipeWithPerson } from './offline/wipe-with-person.ts'
import { sendWhatWaits } from './unsent/send-what-waits.ts'

tellOfPages()
followAccount()
wipeWithPerson()
sendWhatWaits()

// React itself has just run: what it does with the page is a task of its own, so that a finger is heard in between.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* The next page is drawn in one go: nothing of it waits half drawn. */}
        <HydratedRouter useTransitions={false} onError={(error) => void tellLate(error)} />
      </StrictMode>,
    )
  }),
)
