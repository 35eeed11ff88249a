// The lines of `weighing-model.ts`, which shares no code with the shop.

export interface ModelLine {
  readonly label: number
  readonly quantity: number
  readonly rate: number
  readonly larger: { readonly label: number; readonly rate: number } | undefined
  readonly most: number
  readonly replaces: number | undefined
  state: 'to-weigh' | 'weighed' | 'asked' | 'declined' | 'left-out' | 'replaced'
  /** what was done, one word for each */
  readonly done: string[]
  lies: number | undefined
  price: number | undefined
  yes: { readonly lies: number; readonly price: number } | undefined
  asked: { readonly no: number; readonly price: number; readonly at: number } | undefined
}

export const modelLine = (
  line: Pick<ModelLine, 'label' | 'quantity' | 'rate' | 'larger' | 'most'>,
  replaces?: number,
): ModelLine => ({
  ...line,
  replaces,
  state: 'to-weigh',
  done: [],
  lies: undefined,
  price: undefined,
  yes: undefined,
  asked: undefined,
})

/** What a weight costs. */
export function costs({ label, quantity, rate, larger }: ModelLine, lies: number): number {
  const share = (of: number, below: number) => {
    const above = BigInt(lies) * BigInt(of)
    const rest = above % BigInt(below)
    return Number(above / BigInt(below)) + (rest * 2n >= BigInt(below) ? 1 : 0)
  }
  const own = share(rate, label)
  if (larger === undefined) return own
  const enough = Math.max(larger.rate * quantity, share(larger.rate, larger.label))
  return own < enough ? own : enough
}

/** The most that a weight may cost. */
export const cap = ({ most, yes }: ModelLine, lies: number) =>
  yes !== undefined && lies <= yes.lies && yes.price > most ? yes.price : most
