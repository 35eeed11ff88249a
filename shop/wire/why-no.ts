import { type Ended, meaningOf } from './meaning.ts'

/** The shop's no: what it was about is not there, or not any more. */
export const isMissing = (ended: Ended): boolean => isNo(ended, 404)

/** The shop's no: something has changed meanwhile. */
export const isConflict = (ended: Ended): boolean => isNo(ended, 409)

/** The shop's no: it is not for whoever asks. */
export const isForbidden = (ended: Ended): boolean => isNo(ended, 403)

const isNo = (ended: Ended, status: number): boolean =>
  meaningOf(ended) === 'no' && 'refused' in ended && ended.refused.status === status
