/**
 * What stands in a page for the browser to run or to wear, to the letter. Who writes it gives it along: the policy lets in
 * that and no more, whatever else the page may hold.
 */
export interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The styles of every page of a build. */
export interface PageStyles {
  readonly standing: string
  /** the typefaces that are fetched, which come last (kit/typefaces.tsx) */
  readonly faces: string
  /** their files, but for that of the rupee's sign alone: what a page that wants them at once asks for first */
  readonly faceFiles: readonly string[]
}

/** What the server gives along when it asks the built site for a page. */
export interface Drawing {
  /** none while the site is developed */
  readonly styles: PageStyles | undefined
  /** takes what went wrong while the page was made */
  readonly onError: (trouble: unknown) => void
}

/** The scripts and styles that the pages of a build ask for: it is whole when all of them are there. */
export interface BuiltFiles {
  readonly all: readonly string[]
  /** the one sheet of all pages */
  readonly sheet: string
}
