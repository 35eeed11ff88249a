/** What stands at a path, known before anything is rendered. */
export interface Place {
  /** the route's ids, from the frame of all pages down */
  readonly routes: readonly string[]
  /** the path in the spelling of the table of routes; undefined where the table knows no such path */
  readonly path: string | undefined
  /** whether the table names the path in full: otherwise anybody can make up another one */
  readonly isNamed: boolean
  /** the address under which its page is the same; undefined where the page also speaks of the query */
  readonly same: string | undefined
  /** of the query, what makes another page of it: `?sort=` */
  readonly parts?: readonly string[]
}

/** Undefined where not even the catch-all of the table fits. */
export type PlaceAt = (path: string) => Place | undefined

/** What of its address a page speaks of, where that is not the path: a route says so as `handle`. */
export interface SpeaksOf {
  /** of the whole query, of these parts of it, or not even of the path */
  readonly speaksOf: 'query' | readonly string[] | 'nothing'
}
