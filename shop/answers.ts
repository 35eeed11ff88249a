/** What the shop says that it has done: a code, with what its sentence needs. Each language has a sentence for each. */
export type Done =
  | { readonly done: 'registered' }
  | { readonly done: 'code-verified' }
  | { readonly done: 'mobile-proven' }
  | { readonly done: 'password-changed' }
  /** with the moment at which the last order forgets its buyer */
  | { readonly done: 'account-deleted'; readonly addressesGoOn: number | undefined }
  | { readonly done: 'order-canceled' }
  | { readonly done: 'review-withdrawn' }

export type Answers = {
  readonly [Code in Done['done']]: (args: Omit<Extract<Done, { done: Code }>, 'done'>) => string
}
