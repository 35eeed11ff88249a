export const kitWords = {
  ok: 'OK',
  keepIt: 'Keep it',
  play: 'Play',
  pause: 'Pause',
  optional: '(optional)',
  required: '(required)',
  loading: 'Loading...',
  quantityOf: (what: string) => `Quantity of ${what}`,
  oneLessOf: (what: string) => `One less of ${what}`,
  oneMoreOf: (what: string) => `One more of ${what}`,
  tryAgain: 'Try again',
  stillUnreached: 'There is still no answer.',
} as const
