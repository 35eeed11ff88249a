import type { CallRefusal, Sentences } from '#shop/refusals.ts'
import { seconds, waitInWords } from '#shop/time.ts'

export const callsWords = {
  httpError: (status: number, message: string) => `HTTP error! Status: ${status}, Message: ${message}`,
  unknownError: 'Unknown error occurred',
  trouble: 'Something went wrong on our side. Nothing you typed is lost. Please try again in a moment.',
} as const

export const callRefusals = {
  busy: () => 'The shop is very busy. Please try again in a moment.',
  trouble: () => callsWords.trouble,
  'nothing-here': () => 'There is nothing at this address.',
  'wrong-method': () => 'This address does not take that kind of request.',
  'not-json': () => 'Send the data as JSON.',
  'broken-json': () => 'The data could not be read: it is not complete JSON.',
  'too-much-data': () => 'That is more data than this call takes.',
  'address-too-long': () => 'This address is too long.',
  'not-signed-in': () => 'Please log in again.',
  'too-often': (args) => `Too many tries. Please try again in ${waitInWords(seconds(args.seconds))}.`,
} as const satisfies Sentences<CallRefusal>
