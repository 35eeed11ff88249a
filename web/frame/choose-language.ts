import type { MouseEvent } from 'react'
import { store } from '#browser/storage.ts'
import type { Language } from '#shop/languages.ts'

/** Keeps the choice, and takes along what the address of this page asks for: the page itself is the same for everybody. */
export function chooseLanguage({ currentTarget }: MouseEvent<HTMLAnchorElement>, language: Language): void {
  store('language', language)
  currentTarget.search = location.search
  currentTarget.hash = location.hash
}
