/** What somebody wants of a list, as its address says it. A shared address shows the same to everybody. */
export interface ListChoice {
  /** undefined: in the shop's own order */
  readonly sort: ListSort | undefined
  readonly only: readonly ListFilter[]
  /** from 1 */
  readonly page: number
}

/** By the price of a kilo, or by that of the smallest pack: the lowest first. */
export const listSorts = ['kilo', 'pack'] as const
export type ListSort = (typeof listSorts)[number]

export const listFilters = ['few-bones', 'under-500', 'ready-to-cook', 'available'] as const
export type ListFilter = (typeof listFilters)[number]

export const wholeList: ListChoice = { sort: undefined, only: [], page: 1 }

/** What of an address a list speaks of. */
export const listParts = ['sort', 'only', 'page'] as const

/** Of an address or of a form. */
interface Query {
  get(name: string): unknown
  getAll(name: string): readonly unknown[]
}

/** What the shop does not know is as if it were not there. */
export function parseListChoice(query: Query): ListChoice {
  const wanted = query.getAll('only')
  return {
    sort: listSorts.find((sort) => sort === query.get('sort')),
    only: listFilters.filter((filter) => wanted.includes(filter)),
    page: parsePage(query.get('page')),
  }
}

const parsePage = (typed: unknown): number =>
  typeof typed === 'string' && /^[1-9][0-9]{0,3}$/.test(typed) ? Number(typed) : 1

/** The address of the same list with that choice: one for each choice, and the plain one for the whole list. */
export function listAddress(path: string, { sort, only, page }: ListChoice): string {
  const parts = [
    ...only.map((filter) => `only=${filter}`),
    ...(sort === undefined ? [] : [`sort=${sort}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ]
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

export const without = (choice: ListChoice, filter: ListFilter): ListChoice => ({
  ...choice,
  only: choice.only.filter((one) => one !== filter),
  page: 1,
})
