export const deliveryWords = {
  where: 'Where we deliver',
  toThese: 'Free of charge, to these pincodes:',
  more: (count: number) => (count === 1 ? 'and one more pincode' : `and ${count} more pincodes`),
} as const
