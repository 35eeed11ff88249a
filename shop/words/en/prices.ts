export const pricesWords = {
  perKilo: (price: string) => `${price} per kg`,
  fromPerKilo: (price: string) => `from ${price} per kg`,
} as const
