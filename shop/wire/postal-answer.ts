import * as v from 'valibot'

/** In the shape of the postal service that the specification asks. */
export const postalAnswer = v.object({
  Message: v.string(),
  Status: v.string(),
  PostOffice: v.nullable(v.array(v.looseObject({ Name: v.string(), District: v.string(), State: v.string() }))),
})
