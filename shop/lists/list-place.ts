/** The row after which a list of the desk continues: right even while others change the list. */
export interface ListPlace {
  readonly at: number
  readonly id: string
}

export const onDeskPage = 20

const placeInWords = ({ at, id }: ListPlace): string => `${at}.${id}`

/** What a `page` means: nothing for the top of the list; undefined where it is no place. */
export function parseListPlace(typed = ''): { readonly behind: ListPlace | undefined } | undefined {
  if (typed === '') return { behind: undefined }
  const [, at, id] = /^([0-9]{1,15})\.([A-Za-z0-9-]{1,80})$/.exec(typed) ?? []
  return at === undefined || id === undefined ? undefined : { behind: { at: Number(at), id } }
}

/** The rows of one page (one more was read than it shows), and where the list continues. */
export function pageOf<Row>(rows: readonly Row[], placeOf: (row: Row) => ListPlace): { rows: Row[]; next?: string } {
  const shown = rows.slice(0, onDeskPage)
  const last = shown.at(-1)
  return rows.length > onDeskPage && last ? { rows: shown, next: placeInWords(placeOf(last)) } : { rows: shown }
}
