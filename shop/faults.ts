import type { FieldFault, Refused } from './refusals.ts'

/** The messages of a schema are strings, so what is wrong goes through it as JSON. */
export const asMessage = (fault: Refused): string => JSON.stringify(fault)

/** What a schema found wrong. Where it has no message of ours, the library's own stands in for one. */
export const faultIn = <Fault extends Refused>({ message }: { readonly message: string }): Fault | FieldFault =>
  message.startsWith('{') ? (JSON.parse(message) as Fault) : { refused: 'outside-contract', fault: message }
