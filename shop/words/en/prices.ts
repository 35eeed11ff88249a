export const pricesWords = {
  perKilo: (price: string) => `${price} per kg`,
  fromPerKilo: (price: string) => `from ${price} per kg`,
  about: 'about',
  atMost: (most: string) => `at most ${most}`,
  toBeConfirmed: 'To be confirmed when you are connected.',
  scaleDecides: 'You pay what the scale says, and never more than the most you were shown.',
} as const
