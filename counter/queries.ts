import { createContext } from 'react-router'
import type { Identity } from '#shop/accounts/identity.ts'

/** What a page's loader may ask the shop, in the name of the person who asks for the page. */
export interface Queries {
  identity(): Identity
  /** answers a call of the counter, without the wire */
  fetch(path: string, request: RequestInit): Promise<Response>
  /** the token that calls from this page carry, which another site's page has not; '' where nobody is signed in */
  pageToken(): string
}

export const queries = createContext<Queries>()
