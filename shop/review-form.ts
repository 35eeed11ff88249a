import * as v from 'valibot'
import { ratings } from './reviews.ts'
import { emailAddress, longestName, plainText } from './text.ts'

/** In characters as a person counts them. */
export const longestComment = 2000

const chosenRating = v.picklist(ratings, 'Choose 1 to 5 stars.')

const comment = v.pipe(
  plainText('Review', Number.POSITIVE_INFINITY),
  v.rawCheck(({ dataset, addIssue }) => {
    const length = dataset.typed ? [...dataset.value].length : 0
    if (length > longestComment)
      addIssue({
        message: `The review has ${length} characters, and ${longestComment} fit. Shorten it by ${length - longestComment}.`,
      })
  }),
)

const username = v.pipe(
  plainText('Name', longestName),
  v.transform((typed) => typed.replace(/\s+/g, ' ')),
)

/** What a review needs. The form and the call ask the same. */
export const reviewForm = v.object({ rating: chosenRating, comment, username, email: emailAddress })

export type ReviewField = keyof typeof reviewForm.entries

/** What is wrong with one field, in words; undefined when it may stay so. */
export function faultOf(field: ReviewField, value: unknown): string | undefined {
  return v.safeParse<v.GenericSchema>(reviewForm.entries[field], value).issues?.[0].message
}
