import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tellLate, tellOfPages } from '#browser/tell-of-pages.ts'

tellOfPages()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* What was pressed is shown at once: a screen that waits half drawn gives way to each clock and each message of the board. */}
      <HydratedRouter useTransitions={false} onError={(error) => void tellLate(error)} />
    </StrictMode>,
  )
})
