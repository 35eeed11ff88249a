import * as v from 'valibot'
import { freeText, plainText } from './text.ts'

/** In characters as a person counts them. */
export const longestComplaint = 2000

/** What a complaint needs. The form and the call ask the same; an order number that is wrong keeps nobody from complaining. */
export const complaintForm = v.object({
  mobile: plainText('Mobile number', 20),
  orderNumber: v.optional(freeText('Order number', 20)),
  about: plainText('Your complaint', longestComplaint),
})

/** What is wrong with one field, in words; undefined when it may stay so. */
export const complaintFault = (field: keyof typeof complaintForm.entries, value: unknown): string | undefined =>
  v.safeParse<v.GenericSchema>(complaintForm.entries[field], value).issues?.[0].message
