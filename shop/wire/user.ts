import * as v from 'valibot'

export const user = v.object({
  id: v.string(),
  name: v.string(),
  fullName: v.string(),
  email: v.string(),
  mobile: v.string(),
})

export type UserView = v.InferOutput<typeof user>
