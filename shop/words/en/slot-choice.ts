/** When it comes, where it is chosen, and of an order. */
export const slotChoiceWords = {
  title: 'When it comes',
  choose: 'Choose a delivery time',
  chooseFirst: 'Choose a delivery time, then place the order.',
  change: 'Change',
  full: 'full',
  dayFull: 'nothing free',
  cutOff: (until: string) => `Order by ${until}; until then the order can be changed.`,
  comes: (slot: string) => `It comes ${slot}.`,
  unknown: 'It comes at the earliest time that is free. The order then says when.',
  noneFree: 'Every delivery time that can be ordered now is full.',
  canChangeUntil: (until: string) => `Can be changed until ${until}.`,
} as const
