import { useEffect, useId, useSyncExternalStore } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { isReached } from '#browser/ask-site.ts'
import { noteUnanswered, useLine } from '#browser/line.ts'
import { store, stored } from '#browser/storage.ts'
import { Button } from '#kit/button.tsx'
import { TextArea } from '#kit/field.tsx'
import { Sentence } from '#kit/sentence.tsx'
import type { QuickPack } from '#shop/cart/quick-pack.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { type ListPack, listPack } from '#shop/lists/list-pack.ts'
import { type ListLine, longestList, mostListLines, readList } from '#shop/lists/text-list.ts'
import { readable, rupees } from '#shop/money.ts'
import { packInWords } from '#shop/words/cart/pack-in-words.ts'
import { QuickAdd } from '#web/cart/quick-add.tsx'
import { ownAddress, paths } from '#web/paths.ts'
import type { SpeaksOf } from '#web/place.ts'
import { type Queries, queries } from '#web/queries.ts'
import { privateHead } from '#web/site/head.ts'
import { readableWeight } from '#words/formatters.ts'
import { textListWords } from '#words/text-list.ts'
import type { Route } from './+types/list-page'
import './text-list.css'

/**
 * A list that was shared or typed without a line, so that the kept page stands in place of the one that was asked for. It
 * stays in this browser until the shop has read one, which it does by itself once there is a line.
 */
function useUnread(typed: string): string {
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const line = useLine()
  const isRead = typed !== ''
  const sent = (new URLSearchParams(search).get('text') ?? '').slice(0, longestList)
  useEffect(() => {
    if (isRead || sent !== '') store('unreadList', isRead ? undefined : sent)
  }, [isRead, sent])
  useEffect(() => {
    if (isRead || sent === '' || line === 'offline') return undefined
    let wanted = true
    async function read() {
      const reached = await isReached(location.pathname)
      if (!wanted) return
      if (reached) await revalidate()
      // The line is looked for, and this is done again.
      else noteUnanswered('unread')
    }
    void read()
    return () => {
      wanted = false
    }
  }, [isRead, sent, line, revalidate])
  // As the server drew it, until the page has come alive.
  const unread = useSyncExternalStore(
    never,
    () => sent || (stored('unreadList') ?? ''),
    () => '',
  )
  return isRead ? '' : unread
}

const never = () => () => undefined

export function loader({ url, context }: Route.LoaderArgs) {
  const typed = (url.searchParams.get('text') ?? '').slice(0, longestList)
  const asked = context.get(queries)
  const { lines, isCut } = readList(typed, (name) => asked.kindNamed(name))
  const read = lines.map((line, nr) => ({ nr, typed: line.typed, found: foundFor(asked, line, nr) }))
  return {
    typed,
    isCut,
    found: read.flatMap(({ found }) => found ?? []),
    unknown: read.flatMap(({ nr, typed: line, found }) => (found === undefined ? [{ nr, typed: line }] : [])),
  }
}

/** One or two letters begin too many names to be one. */
const shortestName = 3

function foundFor(asked: Queries, { typed, fish, amount }: ListLine, nr: number): FoundLineFacts | undefined {
  const [product] = fish.length < shortestName ? [] : asked.found(fish, 1)
  if (product === undefined) return undefined
  const offer = listPack(product, amount, fish)
  return {
    nr,
    typed,
    title: product.title,
    to: detailUrl(product),
    fish,
    pack: offer?.pack,
    meets: offer?.meets ?? 'usual',
    asked: offer?.asked === undefined ? '' : readableWeight(offer.asked),
    money: amount?.rupees === undefined ? '' : readable(rupees(amount.rupees)),
  }
}

export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'query' } : undefined

export const meta = privateHead(textListWords.title)

/** Reads a list that somebody typed, pasted or shared from another app: before any script, by a plain form. */
export default function ListPage({ loaderData: { typed, isCut, found, unknown } }: Route.ComponentProps) {
  const head = useId()
  const unread = useUnread(typed)
  const isRead = found.length + unknown.length > 0
  return (
    <div className="band room stack text-list">
      <h1>{textListWords.title}</h1>
      <p>{textListWords.what}</p>
      <form action={ownAddress(paths.textList)} method="get" className="stack">
        <TextArea
          key={typed || unread}
          label={textListWords.field}
          unmarked
          hint={textListWords.hint}
          name="text"
          rows={5}
          maxLength={longestList}
          autoComplete="off"
          defaultValue={typed || unread}
        />
        <p role="status">{unread !== '' && textListWords.unread}</p>
        <div>
          <Button type="submit" look={isRead ? 'quiet' : 'strong'}>
            {isRead ? textListWords.readAgain : textListWords.read}
          </Button>
        </div>
      </form>
      {isRead && (
        <section className="stack" aria-labelledby={head}>
          <h2 id={head}>{textListWords.found}</h2>
          <p>{textListWords.foundCount(found.length, found.length + unknown.length)}</p>
          {isCut && <p className="field-error">{textListWords.cut(mostListLines)}</p>}
          <ul role="list" className="list-lines">
            {found.map((line) => (
              <FoundLine key={line.nr} line={line} />
            ))}
          </ul>
        </section>
      )}
      {unknown.length > 0 && <NotUnderstood lines={unknown} />}
    </div>
  )
}

function NotUnderstood({ lines }: { lines: readonly Pick<FoundLineFacts, 'nr' | 'typed'>[] }) {
  const head = useId()
  return (
    <section className="stack" aria-labelledby={head}>
      <h2 id={head}>{textListWords.notUnderstood}</h2>
      <p>{textListWords.notUnderstoodWhat}</p>
      <ul role="list" className="lines-unknown">
        {lines.map(({ nr, typed }) => (
          <li key={nr}>
            <Link to={`${paths.search}?${new URLSearchParams({ query: typed })}`}>
              <Sentence words={textListWords.searchFor} typed={<bdi>{typed}</bdi>} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FoundLineFacts {
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
function FoundLine({ line }: { line: FoundLineFacts }) {
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
          <p className="without-script">{packInWords(pack)}</p>
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
