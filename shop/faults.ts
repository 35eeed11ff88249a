import type { Refused } from './refusals.ts'

/** The messages of a schema are strings, so what is wrong goes through it as JSON. */
export const asMessage = (fault: Refused): string => JSON.stringify(fault)

/** What a schema found wrong. Where it has no message of ours, it gets the library's. */
export const faultIn = ({ message }: { readonly message: string }): Refused =>
  message.startsWith('{') ? (JSON.parse(message) as Refused) : { refused: 'outside-contract', fault: message }
