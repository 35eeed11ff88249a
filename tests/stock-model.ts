/** A kind of fish in one size, as slowly and plainly as it can be said: nothing is remembered that can be added up. */
export class ModelCell {
  isCounted = false
  readonly came: number[] = []
  readonly thrown: number[] = []
  readonly lines: ModelLine[] = []
  last: LastDeed | undefined

  get bought(): number {
    return sum(this.came)
  }

  get wasted(): number {
    return sum(this.thrown)
  }

  get reserved(): number {
    return sum(this.lines.map(({ aside }) => aside))
  }

  get sold(): number {
    return sum(this.lines.map(({ sold }) => sold))
  }

  get left(): number {
    return this.bought - this.reserved - this.sold - this.wasted
  }

  receive(grams: number, at: number): string {
    if (!this.isCounted) return 'not-counted'
    this.came.push(grams)
    this.last = { came: grams, thrown: 0, wasCounted: true, at, canUndo: true }
    return 'done'
  }

  waste(grams: number, at: number): string {
    if (!this.isCounted) return 'not-counted'
    if (grams > this.left) return 'more-than-left'
    this.thrown.push(grams)
    this.last = { came: 0, thrown: grams, wasCounted: true, at, canUndo: true }
    return 'done'
  }

  /** Less than is promised cannot be: then nothing is left. */
  count(kept: number, at: number): string {
    const difference = Math.max(kept - this.left - this.reserved, -this.left)
    this.came.push(difference)
    this.last = { came: difference, thrown: 0, wasCounted: this.isCounted, at, canUndo: true }
    this.isCounted = true
    return 'done'
  }

  stop(at: number): string {
    if (!this.isCounted) return 'not-counted'
    this.isCounted = false
    this.last = { came: 0, thrown: 0, wasCounted: true, at, canUndo: true }
    return 'done'
  }

  undo(at: number): string {
    const { last } = this
    if (last === undefined || !last.canUndo) return 'undo-nothing'
    if (at - last.at >= 30_000) return 'undo-too-late'
    if (this.left - last.came + last.thrown < 0) return 'more-than-left'
    this.came.push(-last.came)
    this.thrown.push(-last.thrown)
    this.isCounted = last.wasCounted
    this.last = { ...last, canUndo: false }
    return 'done'
  }
}

interface LastDeed {
  readonly came: number
  readonly thrown: number
  readonly wasCounted: boolean
  readonly at: number
  readonly canUndo: boolean
}

/** A line of an order: what is set aside for it, and what was weighed for it. */
export class ModelLine {
  readonly cell: ModelCell
  readonly ordered: number
  aside = 0
  sold = 0
  /** what it gave back when its order ended */
  gave = 0
  isOpen = true

  constructor(cell: ModelCell, ordered: number) {
    this.cell = cell
    this.ordered = ordered
    cell.lines.push(this)
  }

  /** The scale is right: what it says was there. */
  weigh(landed: number): void {
    this.isOpen = false
    if (!this.cell.isCounted && this.aside === 0 && this.sold === 0) return
    this.aside = 0
    this.sold = landed
    if (this.cell.left < 0) this.cell.came.push(-this.cell.left)
  }

  leaveOut(): void {
    this.isOpen = false
    this.aside = 0
    this.sold = 0
  }

  giveUp(): void {
    this.gave = this.aside
    this.aside = 0
  }

  settle(goes: 'back' | 'to-waste'): void {
    if (goes === 'to-waste') this.cell.thrown.push(this.sold)
    this.sold = 0
  }
}

/** All of them get what they want, or none does. */
export function setAside(wanted: readonly (readonly [ModelLine, number])[]): boolean {
  const counted = wanted.filter(([{ cell }]) => cell.isCounted)
  const isShort = counted.some(
    ([{ cell }]) => sum(counted.filter(([line]) => line.cell === cell).map(([, grams]) => grams)) > cell.left,
  )
  if (isShort) return false
  for (const [line, grams] of counted) line.aside = grams
  return true
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)
