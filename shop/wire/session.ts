import * as v from 'valibot'

/** Where somebody is signed in. */
export const session = v.object({
  id: v.string(),
  device: v.string(),
  createdAt: v.string(),
  lastSeenAt: v.string(),
  current: v.boolean(),
})
