import { seconds, waitInWords } from '#shop/time.ts'

export const callsWords = {
  httpError: (status: number, message: string) => `HTTP error! Status: ${status}, Message: ${message}`,
  unknownError: 'Unknown error occurred',
  busy: 'The shop is very busy. Please try again in a moment.',
  trouble: 'Something went wrong on our side. Nothing you typed is lost. Please try again in a moment.',
  notFound: 'There is nothing at this address.',
  wrongMethod: 'This address does not take that kind of request.',
  notJson: 'Send the data as JSON.',
  brokenJson: 'The data could not be read: it is not complete JSON.',
  tooLarge: 'That is more data than this call takes.',
  addressTooLong: 'This address is too long.',
  signIn: 'Please log in again.',
  tooOften: (inSeconds: number, instead?: string) =>
    `Too many tries. Please try again in ${waitInWords(seconds(inSeconds))}${instead ? `, or ${instead}` : ''}.`,
} as const
