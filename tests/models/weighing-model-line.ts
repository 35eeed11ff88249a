// The lines of `weighing-model.ts`, which shares no code with the shop.

export interface ModelLine {
  readonly label: number
  readonly quantity: number
  readonly rate: number
  /** the other packs that the rate sheet had */
  readonly sheet: readonly { readonly label: number; readonly rate: number }[]
  readonly most: number
  /** the heaviest that nobody is asked about */
  readonly tolerated: number
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
  line: Pick<ModelLine, 'label' | 'quantity' | 'rate' | 'sheet' | 'most' | 'tolerated'>,
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

/** A weight's share of a pack's price; half a paisa goes up. */
function share(of: number, below: number, weight: number): number {
  const above = BigInt(weight) * BigInt(of)
  const rest = above % BigInt(below)
  return Number(above / BigInt(below)) + (rest * 2n >= BigInt(below) ? 1 : 0)
}

/** What a weight costs: its share of the own pack's price, or any number of another pack with the rest by its rate. */
export function costs({ label, rate, sheet }: Pick<ModelLine, 'label' | 'rate' | 'sheet'>, lies: number): number {
  let cheapest = share(rate, label, lies)
  for (const pack of sheet)
    for (let packs = 1; (packs - 1) * pack.label < lies; packs += 1) {
      const rest = Math.max(0, lies - packs * pack.label)
      cheapest = Math.min(cheapest, packs * pack.rate + share(pack.rate, pack.label, rest))
    }
  return cheapest
}

const saidYesTo = ({ yes }: ModelLine, lies: number) => (yes !== undefined && lies <= yes.lies ? yes : undefined)

/** Whether the buyer has to be asked: about the weight, and if not, about the money. */
export function asks(line: ModelLine, lies: number): boolean {
  if (saidYesTo(line, lies) !== undefined) return false
  if (lies > line.tolerated) return true
  return costs(line, lies) > line.most
}

/** What is paid for a weight without another question. */
export function pays(line: ModelLine, lies: number): number {
  const yes = saidYesTo(line, lies)
  if (yes !== undefined) return Math.min(costs(line, lies), yes.price)
  return Math.min(costs(line, lies > line.tolerated ? line.tolerated : lies), line.most)
}

/** The most that a weight may cost. */
export const cap = (line: ModelLine, lies: number) => Math.max(line.most, pays(line, lies))
