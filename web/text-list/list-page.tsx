import { useId } from 'react'
import { Link } from 'react-router'
import { listPack } from '#shop/lists/list-pack.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { longestList, type ListLine, mostListLines, readList } from '#shop/lists/text-list.ts'
import { readable, rupees } from '#shop/money.ts'
import { readableWeight } from '#shop/weight.ts'
import { textListWords } from '#words/text-list.ts'
import { Button } from '#kit/button.tsx'
import { TextArea } from '#kit/field.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { ownAddress, paths } from '#web/paths.ts'
import type { SpeaksOf } from '#web/place.ts'
import { type Queries, queries } from '#web/queries.ts'
import { privateHead } from '#web/site/head.ts'
import type { Route } from './+types/list-page'
import { FoundLine, type FoundLineFacts } from './found-line.tsx'
import { useUnread } from './use-unread.ts'
import './text-list.css'

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
