import { mostLines } from '#shop/catalogue/pricing.ts'
import { type AccountCartLine, isSamePack } from './kept-cart.ts'

type Lines = readonly AccountCartLine[]

interface TwoCarts {
  /** as both last knew it; nothing where they never met */
  readonly base: Lines
  /** what this browser sent since without hearing whether it arrived */
  readonly sent?: Lines | undefined
  /** of this browser */
  readonly mine: Lines
  /** of the account, as another device left it */
  readonly theirs: Lines
}

interface MergedCart {
  readonly lines: Lines
  /** what a cart has no place for */
  readonly leftOut: Lines
}

/**
 * One cart of two. What either has put in since they met is in it, what either has taken out is not, and no product is
 * in it twice. What stands in the account keeps its order; what came here stands below.
 */
export function mergeCarts({ base, sent, mine, theirs }: TwoCarts): MergedCart {
  const known = lineBefore({ base, sent, theirs })
  const wasSent = new Set(sent?.map(({ id }) => id))
  const shared = theirs.flatMap((their) => {
    const own = lineOf(mine, their.id)
    const before = known(their.id)
    if (own) return [oneOf(before, own, their)]
    return before || wasSent.has(their.id) ? [] : [their]
  })
  const added = mine.filter(({ id }) => !lineOf(theirs, id) && !known(id))
  return withinMost([...shared, ...added], mine)
}

/** How a line was when both knew it. What was sent has arrived where the account has it so. */
function lineBefore({ base, sent, theirs }: Omit<TwoCarts, 'mine'>): (id: string) => AccountCartLine | undefined {
  return (id) => {
    const before = lineOf(base, id)
    if (sent === undefined) return before
    const last = lineOf(sent, id)
    return isSameLine(last, lineOf(theirs, id)) ? last : before
  }
}

/** The side that changed since wins; where both did, the choice made here, and the larger number of the same packs. */
function oneOf(before: AccountCartLine | undefined, mine: AccountCartLine, theirs: AccountCartLine): AccountCartLine {
  const isTheirPack = before !== undefined && isSamePack(mine, before)
  const { quantity: _, ...pack } = isTheirPack ? theirs : mine
  // So many packs of another weight say nothing of how many of these.
  if (mine.weight !== theirs.weight) return isTheirPack ? theirs : mine
  return { ...pack, quantity: quantityOf(before?.quantity, mine.quantity, theirs.quantity) }
}

function quantityOf(before: number | undefined, mine: number, theirs: number): number {
  if (mine === before) return theirs
  return theirs === before ? mine : Math.max(mine, theirs)
}

/** What this browser has stays before what it only hears of. */
function withinMost(lines: Lines, mine: Lines): MergedCart {
  const over = lines.length - mostLines
  if (over <= 0) return { lines, leftOut: [] }
  const leftOut = lines.filter(({ id }) => !lineOf(mine, id)).slice(-over)
  return { lines: lines.filter((line) => !leftOut.includes(line)), leftOut }
}

const lineOf = (lines: Lines, id: string): AccountCartLine | undefined => lines.find((line) => line.id === id)

const isSameLine = (one: AccountCartLine | undefined, other: AccountCartLine | undefined): boolean =>
  one === undefined || other === undefined ? one === other : one.quantity === other.quantity && isSamePack(one, other)
