import { Fragment } from 'react'
import { SmallPicture } from '#counter/catalogue/small-picture.tsx'
import { Icon } from '#counter/look/icon.tsx'
import type { SmallShot } from '#kit/shot.ts'
import { marginOfRate } from '#shop/catalogue/rates/odd-rates.ts'
import { type RateRow, rateAt } from '#shop/catalogue/rates/rate-matrix.ts'
import { type RateChange, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { rateAsRead } from '#shop/catalogue/rates/rate-typing.ts'
import { readableSize } from '#words/formatters.ts'
import { ratesWords as words } from '#words/rates.ts'
import { type LaidBlock, type LaidSheet, packOf, type RateCell, whoOf } from './cells.ts'
import { type CellActs, fieldOf, RateField } from './rate-cell.tsx'
import type { SheetNow } from './sheet-store.ts'

/** The whole sheet: a block for each fish, its sizes down, its cuts across. It scrolls in itself, and nothing in it ever moves. */
export function RateBlocks({
  now,
  pictures,
  acts,
  isAlive,
}: {
  now: SheetNow
  pictures: Readonly<Record<string, SmallShot | undefined>>
  acts: CellActs
  isAlive: boolean
}) {
  const { laid } = now
  const changed = new Map(now.changes.map((change) => [rateKey(change), change]))
  const draft: DraftOnSheet = { changed, writers: writersIn(now) }
  return laid.blocks.map((block) => (
    <table key={`${block.species}/${block.cuts[0]?.productId}`} className="rate-block" aria-label={block.kind.name}>
      <Columns laid={laid} />
      <BlockHead block={block} laid={laid} small={pictures[block.kind.picture]} />
      <tbody>
        {block.rows.map((row, nr) => (
          <SizeRow
            key={block.sizes[nr]}
            block={block}
            nr={nr}
            laid={laid}
            draft={draft}
            acts={acts}
            isAlive={isAlive}
          />
        ))}
      </tbody>
    </table>
  ))
}

interface DraftOnSheet {
  readonly changed: ReadonlyMap<string, RateChange>
  readonly writers: ReadonlyMap<string, string>
}

/** Whose rates stand here besides one's own: what was typed over since is nobody else's. */
function writersIn({ view, changes }: SheetNow): ReadonlyMap<string, string> {
  const here = new Map(changes.map((change) => [rateKey(change), change.paise]))
  return new Map(
    view.draft.changes.flatMap((change) => {
      const key = rateKey(change)
      return change.by !== undefined && here.get(key) === change.paise ? [[key, whoOf(change.by)]] : []
    }),
  )
}

/** The places of each cut in a row: where its first pack stands, and how many it has room for. */
const placesOf = (room: LaidSheet['room']) =>
  room.map((many, nr) => ({ first: room.slice(0, nr).reduce((sum, before) => sum + before, 0), many }))

function Columns({ laid: { room, mayCost } }: { laid: LaidSheet }) {
  return (
    <colgroup>
      <col className="col-size" />
      {mayCost && <col className="col-bought" />}
      {placesOf(room).map(({ first, many }) => (
        <Fragment key={first}>
          {Array.from({ length: many }, (_, pack) => (
            // oxlint-disable-next-line react/no-array-index-key -- the packs of a cut keep their places
            <col key={pack} className="col-pack" />
          ))}
          {mayCost && <col className="col-margin" />}
        </Fragment>
      ))}
    </colgroup>
  )
}

function BlockHead({ block, laid, small }: { block: LaidBlock; laid: LaidSheet; small: SmallShot | undefined }) {
  const titles = block.cuts.map(({ productId }) => laid.cells.find((cell) => cell.productId === productId))
  return (
    <thead>
      <tr>
        <th scope="col" className="rate-fish">
          <SmallPicture small={small} />
          <b>{block.kind.name}</b>
        </th>
        {laid.mayCost && (
          <th scope="col" className="rate-bought-head">
            {words.bought}
          </th>
        )}
        {laid.room.map((many, nr) => {
          const cut = block.cuts[nr]
          if (cut === undefined)
            // oxlint-disable-next-line react/no-array-index-key -- a place that no cut of this fish fills
            return <td key={nr} className="rate-blank" aria-hidden="true" colSpan={many + Number(laid.mayCost)} />
          const isAlone = block.cuts.filter((_, other) => titles[other]?.cut === titles[nr]?.cut).length === 1
          return (
            <Fragment key={cut.productId}>
              {Array.from({ length: many }, (_, pack) => {
                const grams = cut.packs[pack]
                if (grams === undefined)
                  // oxlint-disable-next-line react/no-array-index-key -- the packs of a cut keep their places
                  return <td key={pack} aria-hidden="true" />
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- the packs of a cut keep their places
                  <th key={pack} scope="col">
                    {pack === 0 && <CutName cell={titles[nr]} isAlone={isAlone} />} <span>{packOf({ grams })}</span>
                  </th>
                )
              })}
              {laid.mayCost && <th scope="col">{words.margin}</th>}
            </Fragment>
          )
        })}
      </tr>
    </thead>
  )
}

/** 'Marinated'; where a fish is sold in two of the same cut, what each is called. */
function CutName({ cell, isAlone }: { cell: RateCell | undefined; isAlone: boolean }) {
  if (cell === undefined) return null
  return (
    <b title={cell.title}>
      {isAlone ? words.cuts[cell.cut] : cell.title}
      {!cell.isSold && (
        <span className="rate-off">
          <Icon name="leave-out" size={18} />
          <span className="only-heard"> {words.notSold}</span>
        </span>
      )}
    </b>
  )
}

function SizeRow({
  block,
  nr,
  laid,
  draft,
  acts,
  isAlive,
}: {
  block: LaidBlock
  nr: number
  laid: LaidSheet
  draft: DraftOnSheet
  acts: CellActs
  isAlive: boolean
}) {
  const row: RateRow<RateCell> = block.rows[nr] ?? []
  const boughtAt = row.find((cell) => cell?.boughtAt !== undefined)?.boughtAt
  const size = block.sizes[nr] ?? ''
  return (
    <tr>
      <th scope="row">
        {size === '' ? words.oneSize : readableSize(size)}
        {boughtAt !== undefined && <span className="rate-bought-beside">{words.boughtAt(rateAsRead(boughtAt))}</span>}
      </th>
      {laid.mayCost && <td className="rate-bought">{boughtAt === undefined ? '–' : rateAsRead(boughtAt)}</td>}
      {placesOf(laid.room).map(({ first, many }, cut) => {
        const own = block.cuts[cut]
        if (own === undefined)
          // oxlint-disable-next-line react/no-array-index-key -- a place that no cut of this fish fills
          return <td key={cut} className="rate-blank" aria-hidden="true" colSpan={many + Number(laid.mayCost)} />
        const cells = row.slice(first, first + many)
        return (
          <Fragment key={own.productId}>
            {cells.map((cell, pack) =>
              cell === undefined ? (
                // oxlint-disable-next-line react/no-array-index-key -- the packs of a cut keep their places
                <td key={pack} className="rate-none">
                  {own.packs[pack] !== undefined && '–'}
                </td>
              ) : (
                <RateField
                  key={cell.key}
                  cell={cell}
                  paise={draft.changed.get(cell.key)?.paise}
                  was={draft.changed.get(cell.key)?.was}
                  by={draft.writers.get(cell.key)}
                  acts={acts}
                  isAlive={isAlive}
                />
              ),
            )}
            {laid.mayCost && <Margin cell={cells.find((cell) => cell !== undefined)} draft={draft} />}
          </Fragment>
        )
      })}
    </tr>
  )
}

/** By the largest pack, as it is typed. */
function Margin({ cell, draft }: { cell: RateCell | undefined; draft: DraftOnSheet }) {
  if (cell?.boughtAt === undefined) return <td className="rate-margin">–</td>
  const rate = { ...cell, paise: draft.changed.get(cell.key)?.paise ?? cell.paise }
  const { paise, percent = 0 } = marginOfRate(rate, cell.boughtAt)
  return (
    <td className="rate-margin" data-thin={paise <= 0 || undefined}>
      {words.ofHundred(percent < 0 ? `−${-percent}` : String(percent))}
    </td>
  )
}

/** Puts the hand on the rate that a key leads to. */
export function goTo({ blocks }: LaidSheet, ...[from, way]: Parameters<CellActs['go']>): void {
  const to = rateAt(
    blocks.map(({ rows }) => rows),
    from,
    way,
  )
  if (to !== undefined) document.getElementById(fieldOf(to))?.focus()
}
