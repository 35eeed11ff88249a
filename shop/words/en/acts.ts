import type { WrittenAct } from '#shop/staff.ts'

/** The log of acts, as an owner reads it. */
export const actsWords = {
  title: 'Log of acts',
  lead: 'All that was done at the counter, newest first. Nothing here can be changed.',
  person: 'Who',
  act: 'What',
  day: 'Day',
  thing: 'Done to',
  everybody: 'Everybody',
  everything: 'Everything',
  filter: 'Show',
  none: 'Nothing of this was done.',
  older: 'Older',
  aCommand: 'A command of the operator',
  by: (name: string, device: string) => (device === '' ? name : `${name} at ${device}`),
  before: 'Before',
  after: 'After',
  reason: 'Why',
  value: (name: string, value: string) => `${name}: ${value}`,
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  grams: (grams: number) => `${grams} g`,
} as const

/** Each act that is written down has a name. */
export const actNames: Readonly<Record<WrittenAct, string>> = {
  'sign-in': 'Sign in',
  'sign-out': 'Sign out',
  'change-own-pin': 'Change own PIN',
  'end-own-sessions': 'Sign out everywhere',
  'change-own-keys': 'Change own passkeys',
  'add-staff': 'Add somebody',
  'change-staff': 'Change a role',
  'disable-staff': 'Disable somebody',
  'let-staff-in': 'Let somebody in again',
  'end-staff-sessions': 'Sign somebody out',
  'enrol-devices': 'Enrol a device',
  'revoke-devices': 'Revoke a device',
  'confirm-orders': 'Confirm an order',
  'reject-orders': 'Reject an order',
  'cut-orders': 'Cut an order',
  'pack-orders': 'Pack an order',
  'weigh-lines': 'Weigh a line',
  'note-answers': 'Note a buyer’s answer',
  'print-papers': 'Print a paper',
  'credit-buyers': 'Credit a buyer',
  'send-orders-out': 'Send an order out',
  'deliver-orders': 'Deliver an order',
  'take-orders-back': 'Take an order back',
  'change-batches': 'Change a batch',
  'recall-batches': 'Recall a batch',
  'nod-yields': 'Take over a pan weight',
  'change-rates': 'Change rates',
  'publish-big-rates': 'Change a rate by more than a quarter',
  'change-stock': 'Change kilos',
  'change-pictures': 'Change a picture',
  'change-catalogue': 'Change the catalogue',
  'import-catalogue': 'Import a catalogue',
  'move-reviews': 'Show or hide a review',
  'settle-complaints': 'Settle a complaint',
  'change-area': 'Change the delivery area',
  'change-slots': 'Change delivery times',
  'set-scale': 'Set the scale',
  'find-shoppers': 'Look a shopper up',
  'sign-shoppers-out': 'Sign a shopper out',
  'erase-shoppers': 'Erase a shopper',
}

/** What is written down of a thing, where its code does not say it well enough. */
export const valueNames: Readonly<Record<string, string>> = {
  status: 'state',
  paise: 'sum',
  grams: 'weight',
  creditNote: 'credit note',
  newPin: 'new PIN',
  ended: 'sessions ended',
  photographOf: 'photograph of weighing',
  alt: 'described as',
  publishAt: 'in force from',
}

/** What a value is called where what is written down is a code of its own. */
export const valueCodes: Readonly<Record<string, string>> = {
  'back-at': 'back at',
  'leave-out': 'leave out',
}
