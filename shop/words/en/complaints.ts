export const complaintsWords = {
  complainHere: 'Complain here',
  labels: { about: 'What is wrong', orderNumber: 'Order number', mobile: 'Mobile number' },
  aboutHint: (longest: number) => `What happened, and what would put it right. Up to ${longest} characters.`,
  orderNumberHint: 'It stands in My Orders and in our text message: D7K4-29XM',
  sending: 'Sending your complaint...',
  send: 'Send complaint',
  noScript:
    'This form needs JavaScript. Without it, call or write to the officer named here: your complaint gets a number all the same.',
  noted: (ticket: string) => `Your complaint has the number ${ticket}.`,
  settledBy: (day: string) => `A person reads it, and we settle it by ${day}.`,
  told: 'The number also comes to your mobile by text message.',
  keep: 'Note the number: with it you can ask how it stands, by telephone or e-mail.',
  whoWeCall: 'We call you on this number, and use it for nothing else.',
  tooMany: (minutes: number, phone: string) =>
    `Many complaints came at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call ${phone}.`,
} as const
