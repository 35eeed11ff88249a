/** Where pages tell the shop of themselves: where a script failed, and how quick they were. Nothing there names anybody. */
export const toldPaths = { error: '/page-error', speed: '/page-speed' } as const

/** Neither what the error says nor how it came about: both may quote what somebody typed. */
export interface PageError {
  readonly name: string
  /** a script of ours, or 'page' */
  readonly file: string
  readonly line: number
  readonly column: number
  /** the page by its name in the table of routes, 'orders/order-page'; '' before it is alive */
  readonly route: string
  readonly version: string
}

export interface PageSpeed {
  readonly metric: 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB'
  readonly rating: 'good' | 'needs-improvement' | 'poor'
  readonly route: string
}
