import { type Act, may, type Role } from '#shop/staff/staff.ts'
import { counterWords } from '#words/counter.ts'

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
  { to: '/cut', words: counterWords.cut, act: 'see-board' },
  { to: '/pack', words: counterWords.pack, act: 'see-board' },
  { to: '/round', words: counterWords.round, act: 'see-own-round' },
]

/** All else stands in groups, one tap further. */
const groups: readonly NavGroup[] = [
  {
    head: counterWords.groups.morning,
    rows: [
      { to: '/rates', words: counterWords.rates, act: 'see-rates' },
      { to: '/stock', words: counterWords.stock, act: 'see-stock' },
      { to: '/batches', words: counterWords.batches, act: 'see-batches' },
      { to: '/yields', words: counterWords.yields, act: 'see-batches' },
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
      { to: '/catalogue', words: counterWords.catalogue, act: 'see-catalogue' },
      { to: '/pictures', words: counterWords.pictures, act: 'see-pictures' },
      { to: '/slots', words: counterWords.slots, act: 'see-slots' },
      { to: '/area', words: counterWords.area, act: 'see-area' },
      { to: '/scale', words: counterWords.scale, act: 'set-scale' },
      { to: '/printers', words: counterWords.printers, act: 'see-printers' },
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
