import type { Coded, FieldFault, SharedRefusal } from './refusals.ts'

/** The messages of a schema are strings, so what is wrong goes through it as JSON. A room's own refusal is named as such. */
// The caller names its room by the type: nothing else would tell a wrong code.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const asMessage = <Fault extends Coded = SharedRefusal>(fault: NoInfer<Fault>): string => JSON.stringify(fault)

/** What a schema found wrong. Where it has no message of ours, it gets the library's. */
export const faultIn = ({ message }: { readonly message: string }): Coded =>
  message.startsWith('{') ? (JSON.parse(message) as Coded) : outsideContract(message)

const outsideContract = (fault: string): FieldFault => ({ refused: 'outside-contract', fault })
