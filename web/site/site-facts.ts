import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type Packed, unpacked } from '#browser/packed.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import type { Entry } from '#shop/catalogue/lists.ts'

/** What the frame of every page says of the shop. */
export interface FrameFacts {
  readonly identity: Identity
  readonly trial: boolean
  /** what is said on every page while nothing can be ordered yet */
  readonly opensSoon?: string
  readonly apiHost: string
  /** the shop takes its worker back: nothing that needs one is offered */
  readonly isWithoutWorker?: true
  readonly year: number
  readonly products: readonly Entry[]
}

/** Nothing on a page that failed before its frame was told anything. */
export function useFrame(): FrameFacts | undefined {
  const text = useRouteLoaderData<Packed<FrameFacts>>('root')
  return useMemo(() => (text === undefined ? undefined : unpacked(text)), [text])
}
