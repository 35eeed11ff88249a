import { createContext } from 'react-router'
import type { Product } from '#shop/catalogue/product.ts'
import type { Identity } from '#shop/identity.ts'

/** What a page's loader may ask the shop. The server answers from its stores; a test answers with a plain object. */
export interface Questions {
  identity(): Identity
  mode(): 'trial' | 'live'
  /** the year of the copyright line */
  year(): number
  /** the site's own address, for canonical links: 'https://darya.example' */
  publicUrl(): string
  product(id: number): Product | undefined
  products(): readonly Product[]
  /** the pincodes that the shop delivers to */
  deliveryArea(): Promise<readonly string[]>
}

export const questions = createContext<Questions>()
