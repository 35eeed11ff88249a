import { Link } from 'react-router'
import type { ListPack } from '#shop/lists/list-pack.ts'
import type { QuickPack } from '#shop/cart/quick-pack.ts'
import { textListWords } from '#words/text-list.ts'
import { Sentence } from '#kit/sentence.tsx'
import { QuickAdd } from '#web/cart/quick-add.tsx'
import { paths } from '#web/paths.ts'

export interface FoundLineFacts {
  /** its place in the list */
  readonly nr: number
  /** as it was written */
  readonly typed: string
  readonly title: string
  readonly to: string
  /** what was searched for */
  readonly fish: string
  /** undefined where nothing of it can be had */
  readonly pack: QuickPack | undefined
  readonly meets: ListPack['meets']
  /** '600 g'; '' where no weight was asked for */
  readonly asked: string
  /** '₹500.00'; '' where no sum of money was named */
  readonly money: string
}

/** A line of the list with what fits it, a tap away from the cart. */
export function FoundLine({ line }: { line: FoundLineFacts }) {
  const { typed, title, to, fish, pack } = line
  const note = noteOf(line)
  return (
    <li className="card list-line">
      <p className="small muted">
        <Sentence words={textListWords.youWrote} typed={<bdi>“{typed}”</bdi>} />
      </p>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      {pack ? (
        <>
          <p className="without-script">{pack.words}</p>
          {note !== undefined && <p className="small">{note}</p>}
          <QuickAdd pack={pack} asked />
        </>
      ) : (
        <p>{textListWords.notThere}</p>
      )}
      <p className="small">
        <Link to={`${paths.search}?${new URLSearchParams({ query: fish })}`} aria-label={textListWords.others(fish)}>
          {textListWords.otherCuts}
        </Link>
      </p>
    </li>
  )
}

/** What is said where the pack is not just what was asked for. */
function noteOf({ meets, asked, money, pack }: FoundLineFacts): string | undefined {
  if (meets === 'nearest') return asked === '' ? textListWords.fewer : textListWords.nearest(asked)
  if (meets === 'short') return textListWords.onlyLeft(pack?.most ?? 0)
  if (meets === 'by-money') return textListWords.byMoney(money)
  return meets === 'by-weight' ? textListWords.byWeight : undefined
}
