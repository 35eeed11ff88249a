import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tellError, tellErrors } from '#browser/tell-errors.ts'
import { tellSpeed } from '#browser/tell-speed.ts'

tellErrors()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* What was pressed is shown at once: a screen that waits half drawn gives way to each clock and each message of the board. */}
      <HydratedRouter useTransitions={false} onError={(error) => tellError(error)} />
    </StrictMode>,
  )
})

tellSpeed()
