import type { FieldFault, FieldName, Sentences } from '#shop/refusals.ts'

export const formsWords = {
  noLine: 'No connection. What you typed is still here. Please try again in a moment.',
  failed: 'Something went wrong. What you typed is still here. Please try again.',
  problem: 'There is a problem',
  errorMark: 'Error: ',
} as const

const nameOf = {
  name: 'Name',
  'e-mail': 'E-mail',
  mobile: 'Mobile number',
  password: 'Password',
  'new-password': 'New password',
  code: 'The OTP',
  'first-name': 'First name',
  'last-name': 'Last name',
  'address-line': 'Address line 1',
  street: 'Street address',
  landmark: 'Landmark',
  pincode: 'Pincode',
  city: 'City',
  state: 'State',
  phone: 'Phone',
  review: 'Review',
  'order-number': 'Order number',
  complaint: 'Your complaint',
  reason: 'The reason',
  login: 'Login name',
  jetty: 'Jetty',
  boat: 'Boat or gear',
  supplier: 'Supplier',
  note: 'Note',
  'cutter-note': 'The note to the cutter',
  'address-name': 'The name of the address',
} as const satisfies Record<FieldName, string>

export const fieldFaults = {
  missing: ({ what }) => `${nameOf[what]} is required.`,
  unreadable: ({ what }) => `${nameOf[what]} has characters that cannot be shown. Type it again without them.`,
  link: ({ what }) => `${nameOf[what]} cannot hold a link. Leave it out, and put a space after each full stop.`,
  'too-long': ({ what, longest }) => `${nameOf[what]} is too long: it can have ${longest} characters.`,
  'far-too-long': ({ what }) => `${nameOf[what]} is too long.`,
  'email-incomplete': () => 'This e-mail address is not complete. It should look like name@example.com.',
  'outside-contract': ({ fault }) => fault,
} as const satisfies Sentences<FieldFault>
