/** When it comes, where it is chosen, and of an order. */
export const slotChoiceWords = {
  title: 'When it comes',
  choose: 'Choose a delivery time',
  chooseFirst: 'Choose a delivery time, then place the order.',
  change: 'Change',
  full: 'full',
  closed: 'no delivery',
  asNow: 'as it is now',
  dayFull: 'nothing free',
  dayClosed: 'no delivery on this day',
  cutOff: (until: string) => `Order by ${until}; until then the order can be changed.`,
  changeUntil: (until: string) => `Then the order can be changed until ${until}.`,
  notThere: (slot: string) =>
    `We do not come to this pincode ${slot}. It comes at the earliest time that is free there, unless you choose another.`,
  comes: (slot: string) => `It comes ${slot}.`,
  unknown: 'It comes at the earliest time that is free. The order then says when.',
  noneFree: 'No delivery time is free just now.',
  canChangeUntil: (until: string) => `Can be changed until ${until}.`,
  mayCancel: (until?: string) =>
    `You can cancel free of charge until ${until ?? 'the cut-off of its delivery time'}. After that, call us.`,
} as const
