import { Link } from 'react-router'
import type { ListPack } from '#shop/list-pack.ts'
import type { QuickPack } from '#shop/quick-pack.ts'
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
}

/** A line of the list with what fits it, a tap away from the cart. */
export function FoundLine({ line: { typed, title, to, fish, pack, meets, asked } }: { line: FoundLineFacts }) {
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
          {meets === 'nearest' && (
            <p className="small">{asked === '' ? textListWords.fewer : textListWords.nearest(asked)}</p>
          )}
          {meets === 'by-weight' && <p className="small">{textListWords.byWeight}</p>}
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
