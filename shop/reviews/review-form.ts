import * as v from 'valibot'
import { ratings } from '#shop/catalogue/ratings.ts'
import { asMessage, faultIn } from '#shop/faults.ts'
import type { FieldFault } from '#shop/refusals.ts'
import { emailAddress, longestName, plainText } from '#shop/text.ts'
import type { ReviewRefusal } from './review-refusals.ts'

/** In characters as a person counts them. */
export const longestComment = 2000

const chosenRating = v.picklist(ratings, asMessage<ReviewRefusal>({ refused: 'no-rating' }))

const comment = v.pipe(
  plainText('review', Number.POSITIVE_INFINITY),
  v.rawCheck(({ dataset, addIssue }) => {
    const length = dataset.typed ? [...dataset.value].length : 0
    if (length > longestComment)
      addIssue({ message: asMessage<ReviewRefusal>({ refused: 'review-too-long', length, longest: longestComment }) })
  }),
)

const username = v.pipe(
  plainText('name', longestName),
  v.transform((typed) => typed.replace(/\s+/g, ' ')),
)

/** What a review needs. The form and the call ask the same. */
export const reviewForm = v.object({ rating: chosenRating, comment, username, email: emailAddress })

export type ReviewField = keyof typeof reviewForm.entries

/** What is wrong with one field; undefined when it may stay so. */
export function faultOf(field: ReviewField, value: unknown): FieldFault | ReviewRefusal | undefined {
  const issue = v.safeParse<v.GenericSchema>(reviewForm.entries[field], value).issues?.[0]
  return issue && (faultIn(issue) as FieldFault | ReviewRefusal)
}
