import { minutes, seconds } from '#shop/time.ts'
import { asks, cap, costs, type ModelLine, modelLine, pays } from './weighing-model-line.ts'

// COUNTER.md's rules of the scale once more and another way, with fractions of whole numbers: what the shop keeps and
// shows is compared with this. It shares no code with the shop.

export interface ModelMove {
  readonly move: string
  readonly to: string
  readonly at: number
}

export class ModelOrder {
  readonly lines: ModelLine[]
  readonly moves: ModelMove[]
  /** what was drawn when it went out, and what of it is not credited */
  readonly bills: { readonly total: number; left: number }[] = []
  /** what is left of the moves once those that were taken back are taken away */
  private readonly standing: ModelMove[]
  final: number | undefined
  acts = 0

  constructor(lines: ModelLine[], at: number) {
    this.lines = lines
    this.moves = [{ move: 'place', to: 'Pending', at }]
    this.standing = [...this.moves]
  }

  get status(): string {
    return this.standing.at(-1)?.to ?? ''
  }

  get steps(): readonly string[] {
    return this.standing.map(({ to }) => to)
  }

  get version(): number {
    return this.moves.length + this.acts
  }

  get most(): number {
    let sum = 0
    for (const line of this.lines)
      if (line.state !== 'left-out' && line.state !== 'replaced')
        sum += line.lies === undefined ? line.most : cap(line, line.lies)
    return sum
  }

  private get settled(): boolean {
    const open = this.lines.filter(({ state }) => ['to-weigh', 'asked', 'declined'].includes(state))
    return open.length === 0 && this.lines.some(({ state }) => state === 'weighed')
  }

  private get sum(): number {
    return this.lines.reduce((sum, { price = 0 }) => sum + price, 0)
  }

  /** What no scale has settled costs what was ordered. */
  private get asFarAsWeighed(): number {
    const sum = this.lines.reduce((all, { price, rate, quantity }) => all + (price ?? rate * quantity), 0)
    return sum - (sum % 100)
  }

  /** A move of the whole order. */
  move(move: string, at: number): string {
    if (move === 'undo') return this.undo(at)
    const ways: Record<string, string> = {
      'confirm Pending': 'Confirmed',
      'start-cutting Confirmed': 'Cutting',
      'pack Cutting': 'Packed',
      'send-out Packed': 'Out for delivery',
      'send-out Not delivered': 'Out for delivery',
      'deliver Out for delivery': 'Delivered',
      'not-delivered Out for delivery': 'Not delivered',
      'take-back Not delivered': 'Returned',
      'cancel Pending': 'Canceled',
    }
    const here = ['Pending', 'Confirmed', 'Cutting', 'Packed'].includes(this.status)
    const underWay = here || ['Out for delivery', 'Not delivered'].includes(this.status)
    const ends = { reject: here ? 'Rejected' : undefined, 'note-delivered': underWay ? 'Delivered' : undefined }
    const to = move === 'reject' || move === 'note-delivered' ? ends[move] : ways[`${move} ${this.status}`]
    if (to === undefined) return 'refused'
    if (move === 'pack' && !this.settled) return 'refused'
    if (move === 'send-out' && this.final === undefined) return 'refused'
    if (move === 'pack') this.final = this.sum - (this.sum % 100)
    this.moves.push({ move, to, at })
    this.standing.push({ move, to, at })
    if (move === 'note-delivered' && this.acts > 0) this.final ??= this.asFarAsWeighed
    if (move === 'send-out' || (move === 'note-delivered' && this.bills.length > 0)) this.draw(this.final)
    if (move === 'take-back' || move === 'reject') this.draw(undefined)
    return 'done'
  }

  /** The same sum keeps its bill; what comes back, is rejected, or goes out for another sum, is credited first. */
  private draw(sum: number | undefined) {
    const last = this.bills.at(-1)
    const stands = last !== undefined && (last.left > 0 || last.total === 0)
    if (stands && last.total === sum) return
    if (stands) last.left = 0
    if (sum !== undefined) this.bills.push({ total: sum, left: sum })
  }

  private undo(at: number): string {
    const last = this.moves.at(-1)
    if (
      last === undefined ||
      ['undo', 'place', 'cancel', 'note-delivered'].includes(last.move) ||
      at - last.at >= seconds(30)
    )
      return 'refused'
    this.standing.pop()
    if (last.move === 'pack') this.final = undefined
    this.moves.push({ move: 'undo', to: this.status, at })
    return 'done'
  }

  /** Whether anything can be done at this line on a screen that saw this many of its moves. */
  private open(line: ModelLine | undefined, seen: number): line is ModelLine {
    const isOpen = this.status === 'Cutting' || this.status === 'Packed'
    return line !== undefined && isOpen && line.state !== 'replaced' && line.done.length === seen
  }

  private did(line: ModelLine, word: string): string {
    line.done.push(word)
    this.acts += 1
    if (this.status === 'Packed') this.final = this.settled ? this.sum - (this.sum % 100) : undefined
    return 'done'
  }

  weigh(
    line: ModelLine | undefined,
    {
      lies,
      seen,
      over,
      isSure,
      why,
      at,
    }: { lies: number; seen: number; over?: string | undefined; isSure: boolean; why: string; at: number },
  ): string {
    if (!this.open(line, seen) || !Number.isInteger(lies) || lies < 1 || lies > 100_000) return 'refused'
    const ordered = line.label * line.quantity
    if (!isSure && (lies * 3 < ordered || lies > ordered * 3)) return 'refused'
    if (line.done.length > 0 && why === '') return 'refused'
    const isOver = asks(line, lies)
    if (isOver && over === undefined) return 'refused'
    const isAsked = isOver && over === 'ask'
    Object.assign(line, { lies, state: isAsked ? 'asked' : 'weighed' })
    line.price = isAsked ? undefined : pays(line, lies)
    line.asked = isAsked ? { no: line.done.length + 1, price: costs(line, lies), at } : undefined
    return this.did(line, isAsked ? 'ask' : isOver ? 'give' : 'weigh')
  }

  answer(
    line: ModelLine | undefined,
    { seen, no, word, at }: { seen?: number; no?: number; word: 'agree' | 'decline'; at: number },
  ): string {
    if (!this.open(line, seen ?? line?.done.length ?? 0) || line.asked === undefined) return 'refused'
    if (no !== undefined && no !== line.asked.no) return 'refused'
    if (at - line.asked.at >= minutes(15)) return 'refused'
    const { price } = line.asked
    line.asked = undefined
    if (word === 'agree') Object.assign(line, { state: 'weighed', price, yes: { lies: line.lies ?? 0, price } })
    else line.state = 'declined'
    return this.did(line, word)
  }

  give(line: ModelLine | undefined, seen: number): string {
    if (!this.open(line, seen) || line.lies === undefined || !['asked', 'declined'].includes(line.state))
      return 'refused'
    Object.assign(line, {
      state: 'weighed',
      asked: undefined,
      price: pays(line, line.lies),
    })
    return this.did(line, 'give')
  }

  leaveOut(line: ModelLine | undefined, seen: number): string {
    if (!this.open(line, seen) || line.state === 'left-out') return 'refused'
    Object.assign(line, { state: 'left-out', price: 0, lies: undefined, asked: undefined })
    return this.did(line, 'leave-out')
  }

  /** Whatever was said yes to: at its own rate, up to what was said; and all of it only as far as that was said too. */
  replaceAgreed(
    line: ModelLine | undefined,
    seen: number,
    {
      saidYes,
      said,
      saidOfAll,
      ...given
    }: Pick<ModelLine, 'label' | 'quantity' | 'rate' | 'sheet'> & {
      saidYes: boolean
      said: number
      saidOfAll: number | undefined
    },
  ): string {
    if (!this.open(line, seen) || !saidYes) return 'refused'
    const asPacks = given.rate * given.quantity
    if (said < asPacks) return 'refused'
    const tolerated = Math.floor((given.label * given.quantity * 11) / 10)
    const byWeight = Math.max(asPacks, costs(given, tolerated))
    const most = byWeight < said ? byWeight : said
    const before = this.most
    const added = modelLine({ ...given, tolerated, most }, this.lines.indexOf(line) + 1)
    const mayCost =
      before - (line.state === 'left-out' ? 0 : line.lies === undefined ? line.most : cap(line, line.lies))
    if (mayCost + most > before && (saidOfAll === undefined || mayCost + most > saidOfAll)) return 'refused'
    Object.assign(line, { state: 'replaced', price: 0, lies: undefined, asked: undefined, yes: undefined })
    this.lines.push(added)
    return this.did(line, 'replace')
  }

  /** By what is given: its rate and sheet, its own most, never more than was shown before. */
  replace(line: ModelLine | undefined, seen: number, given: Pick<ModelLine, 'rate' | 'sheet'>): string {
    if (!this.open(line, seen)) return 'refused'
    Object.assign(line, { state: 'replaced', price: 0, lies: undefined, asked: undefined, yes: undefined })
    const { label, quantity, tolerated } = line
    const comesTo = Math.max(given.rate * quantity, costs({ label, ...given }, tolerated))
    const most = comesTo < line.most ? comesTo : line.most
    this.lines.push(modelLine({ label, quantity, tolerated, most, ...given }, this.lines.indexOf(line) + 1))
    return this.did(line, 'replace')
  }
}
