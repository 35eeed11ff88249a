/** A mobile shows by a code that it is its owner's. */
export const proofWords = {
  title: 'Get a message when your order moves',
  called: 'Show that this mobile is yours',
  by: (time: string) => `Verify your mobile by ${time}, or this order is cancelled.`,
  ask: (mobile: string) => `Show that ${mobile} is your mobile: we send it a code of 6 digits.`,
  why: 'Until then we send it nothing but codes, so that nobody can use us to bother a stranger.',
  send: 'Send me a code',
  sent: (mobile: string) => `We sent a code of 6 digits to ${mobile}. It works for 5 minutes.`,
  done: 'Thank you: this mobile is yours. From now on it gets a message about your orders and your account.',
  stands: 'Your mobile has answered a code, and gets messages about your orders and your account.',
} as const
