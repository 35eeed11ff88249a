import { createContext } from 'react-router'
import type { Identity } from '#shop/identity.ts'

/** What a page's loader may ask the shop. */
export interface Queries {
  identity(): Identity
}

export const queries = createContext<Queries>()

/** Takes what went wrong while a page was made. */
export const onError = createContext<(trouble: unknown) => void>()
