/** What the weight of a pack means, for a product that is weighed after cleaning (net) or before it (gross). */
export const labelWeightWords = {
  pack: {
    net: (weight: string) => `${weight} as packed, all of it for the pan`,
    gross: (weight: string, forThePan: string) => `${weight} before cleaning, about ${forThePan} for the pan`,
  },
  note: {
    net: (weight: string, lossPercent: number) =>
      `The weight on the label is the net weight, as packed: all of ${weight} is for the pan. It was weighed after cleaning, which takes about ${lossPercent}% of the gross weight.`,
    gross: (weight: string, lossPercent: number, forThePan: string) =>
      `Net weight differs from gross weight by about ${lossPercent}%. The weight on the label is before cleaning: ${weight} gives about ${forThePan} for the pan.`,
  },
  /** of weighings of its own */
  own: ({ from, to, samples }: { readonly from: number; readonly to: number; readonly samples: number }) =>
    `We weighed it ${samples} times before and after cleaning: ${from} to ${to}% was left.`,
  atDispatch: 'The price at dispatch is based on the actual weight.',
} as const
