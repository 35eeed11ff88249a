import * as v from 'valibot'
import { withoutMarks } from '#shop/digits.ts'
import { faultIn } from '#shop/faults.ts'
import type { FieldFault } from '#shop/refusals.ts'
import { freeText, plainText, typedNumber } from '#shop/text.ts'

/** In characters as a person counts them. */
export const longestComplaint = 2000

/** What a complaint needs. The form and the call ask the same; an order number that is wrong keeps nobody from complaining. */
export const complaintForm = v.object({
  mobile: typedNumber('mobile', 20),
  orderNumber: v.optional(v.pipe(v.string(), v.transform(withoutMarks), freeText('order-number', 20))),
  about: plainText('complaint', longestComplaint),
})

/** What is wrong with one field; undefined when it may stay so. */
export function complaintFault(field: keyof typeof complaintForm.entries, value: unknown): FieldFault | undefined {
  const issue = v.safeParse<v.GenericSchema>(complaintForm.entries[field], value).issues?.[0]
  return issue && (faultIn(issue) as FieldFault)
}
