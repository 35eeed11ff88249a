export interface RequestsTables {
  requests: RequestsTable
  requests_aside: RequestsAsideTable
}

/** What was searched for in vain: never who asked. */
interface RequestsTable {
  /** '2026-11-28' */
  day: string
  /** in its plain form */
  word: string
  times: number
}

/** What the shop does not mean to sell. */
interface RequestsAsideTable {
  word: string
  aside_at: number
}
