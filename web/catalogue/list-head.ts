import type { MetaDescriptor } from 'react-router'
import { type ListChoice, listAddress, wholeList } from '#shop/catalogue/list-choice.ts'
import { head, privateHead } from '#web/site/head.ts'

type Matches = Parameters<typeof head>[0]
type Said = Parameters<typeof head>[1]

/**
 * What a list says to search engines. In another order it is the same list; each of its pages is one of its own; with a
 * filter it is one of too many that hold the same fish, so they stay out.
 */
export function listHead(matches: Matches, { only, page }: ListChoice, said: Said): MetaDescriptor[] {
  if (only.length > 0) return privateHead(said.title)({ matches })
  return head(matches, { ...said, path: listAddress(said.path, { ...wholeList, page }) })
}
