import { ColdRoom } from '#tests/rooms/cold-room.ts'

/** A kind of fish in one size, as slowly and plainly as it can be said: nothing is remembered that can be added up. */
export class ModelCell {
  readonly room = new ColdRoom()
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

  get kept(): number {
    return this.bought - this.sold - this.wasted
  }

  /** Below nothing where more is promised than lies there. */
  get left(): number {
    return this.kept - this.reserved
  }

  /** With its batch, whether the cell is counted or not; only there it is taken back. */
  receive(grams: number, at: number): string {
    if (!this.isCounted) return 'done'
    this.last = { came: grams, thrown: 0, was: this.was(), at, canUndo: false }
    this.came.push(grams)
    this.room.carryIn(grams)
    return 'done'
  }

  waste(grams: number, at: number): string {
    if (!this.isCounted) return 'not-counted'
    if (grams > this.left) return 'more-than-left'
    this.last = { came: 0, thrown: grams, was: this.was(), at, canUndo: true }
    this.thrown.push(grams)
    this.room.carryOut(grams)
    return 'done'
  }

  /** Where less is found than is promised, the promises stand, and nothing is left. */
  count(kept: number, at: number): string {
    const difference = kept - this.kept
    this.last = { came: difference, thrown: 0, was: this.was(), at, canUndo: true }
    this.room.look(kept)
    this.came.push(difference)
    this.isCounted = true
    return 'done'
  }

  stop(at: number): string {
    if (!this.isCounted) return 'not-counted'
    this.last = { came: 0, thrown: 0, was: this.was(), at, canUndo: true }
    this.isCounted = false
    return 'done'
  }

  undo(at: number): string {
    const { last } = this
    if (last === undefined || !last.canUndo) return 'undo-nothing'
    if (at - last.at >= 30_000) return 'undo-too-late'
    const takes = last.came - last.thrown
    if (takes > 0 && this.left - takes < Math.min(0, last.was.left)) return 'more-than-left'
    if (this.kept < takes) return 'more-than-left'
    this.came.push(-last.came)
    this.thrown.push(-last.thrown)
    this.room.carryIn(last.thrown)
    this.room.carryIn(-last.came)
    this.isCounted = last.was.isCounted
    this.last = { ...last, canUndo: false }
    return 'done'
  }

  private was() {
    return { isCounted: this.isCounted, left: this.left }
  }
}

interface LastDeed {
  readonly came: number
  readonly thrown: number
  readonly was: { readonly isCounted: boolean; readonly left: number }
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
    this.cell.room.carryIn(this.sold)
    this.sold = 0
    this.goOut(landed)
  }

  /** Whatever went out had lain there. */
  goOut(grams: number): void {
    this.aside = 0
    this.sold += grams
    this.cell.room.carryOut(grams)
    if (this.cell.kept < 0) this.cell.came.push(-this.cell.kept)
  }

  leaveOut(): void {
    this.isOpen = false
    this.aside = 0
    this.cell.room.carryIn(this.sold)
    this.sold = 0
  }

  giveUp(): void {
    this.gave = this.aside
    this.aside = 0
  }

  settle(goes: 'back' | 'to-waste'): void {
    if (goes === 'to-waste') this.cell.thrown.push(this.sold)
    else this.cell.room.carryIn(this.sold)
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
