import { type Act, may, type Role } from '#shop/staff.ts'
import { batchesWords } from '#words/batches.ts'
import { counterWords } from '#words/counter.ts'
import { deskCatalogueWords } from '#words/desk-catalogue.ts'
import { listsWords } from '#words/lists.ts'
import { ratesWords } from '#words/rates.ts'
import { roundWords } from '#words/round.ts'
import { yieldsWords } from '#words/yields.ts'
import { stockWords } from '#words/stock.ts'

/** A page of the counter, shown to those whose role may do its act. */
interface NavRow {
  readonly to: string
  readonly words: string
  readonly act: Act
}

interface NavGroup {
  readonly head: string
  readonly rows: readonly NavRow[]
}

/** What is open all day stands in the bar. */
const always: readonly NavRow[] = [
  { to: '/', words: counterWords.title, act: 'see-board' },
  { to: '/cut', words: listsWords.cutTitle, act: 'see-board' },
  { to: '/pack', words: listsWords.packTitle, act: 'see-board' },
  { to: '/round', words: roundWords.title, act: 'see-own-round' },
]

/** All else stands in groups, one tap further. */
const groups: readonly NavGroup[] = [
  {
    head: counterWords.groups.morning,
    rows: [
      { to: '/rates', words: ratesWords.title, act: 'see-rates' },
      { to: '/stock', words: stockWords.title, act: 'see-stock' },
      { to: '/batches', words: batchesWords.title, act: 'see-batches' },
      { to: '/yields', words: yieldsWords.title, act: 'see-batches' },
    ],
  },
  {
    head: counterWords.groups.desk,
    rows: [
      { to: '/reviews', words: counterWords.reviews, act: 'see-reviews' },
      { to: '/complaints', words: counterWords.complaints, act: 'see-complaints' },
      { to: '/shoppers', words: counterWords.shoppers, act: 'find-shoppers' },
    ],
  },
  {
    head: counterWords.groups.shop,
    rows: [
      { to: '/catalogue', words: deskCatalogueWords.title, act: 'see-catalogue' },
      { to: '/pictures', words: counterWords.pictures, act: 'see-pictures' },
      { to: '/area', words: counterWords.area, act: 'see-area' },
      { to: '/scale', words: counterWords.scale, act: 'set-scale' },
    ],
  },
  {
    head: counterWords.groups.people,
    rows: [
      { to: '/people', words: counterWords.people, act: 'see-staff' },
      { to: '/devices', words: counterWords.devices, act: 'see-devices' },
      { to: '/acts', words: counterWords.acts, act: 'see-acts' },
    ],
  },
]

/** So many pages stand in one bar; of more, the groups are behind one button. */
const mostInBar = 6

/** The pages of somebody with this role: those in the bar, and those in groups. */
export function navOf(role: Role): { readonly bar: readonly NavRow[]; readonly groups: readonly NavGroup[] } {
  const theirs = (rows: readonly NavRow[]) => rows.filter(({ act }) => may(role, act))
  const bar = theirs(always)
  const grouped = groups.map(({ head, rows }) => ({ head, rows: theirs(rows) })).filter(({ rows }) => rows.length > 0)
  const rest = grouped.flatMap(({ rows }) => rows)
  return bar.length + rest.length <= mostInBar ? { bar: [...bar, ...rest], groups: [] } : { bar, groups: grouped }
}
