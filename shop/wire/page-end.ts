import * as v from 'valibot'

/** Where a page of a list that begins with the newest has ended: the moment of its last row, and which of that moment it is. */
export const pageEnd = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[0-9]{1,15}~[^\s~]{1,200}$/),
    v.transform((typed) => {
      const [at, id = ''] = typed.split('~')
      return { at: Number(at), id }
    }),
  ),
)

export type PageEnd = v.InferOutput<typeof pageEnd>

/** As it is told, and asked with for the next page; left out on the last one. */
export const toldPageEnd = v.optional(v.string())

export const pageEndsAt = ({ at, id }: NonNullable<PageEnd>): string => `${at}~${id}`
