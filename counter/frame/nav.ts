import type { IconName } from '#counter/look/icon.tsx'
import { type Act, may, type Role } from '#shop/staff/staff.ts'
import { counterWords } from '#words/counter.ts'

/** A page of the counter, shown to those whose role may do its act. */
interface NavRow {
  readonly to: string
  readonly words: string
  readonly icon: IconName
  readonly act: Act
}

interface NavGroup {
  readonly head: string
  readonly rows: readonly NavRow[]
}

/** What is open all day comes first. */
const always: readonly NavRow[] = [
  { to: '/', words: counterWords.title, icon: 'board', act: 'see-board' },
  { to: '/cut', words: counterWords.cut, icon: 'knife', act: 'see-board' },
  { to: '/pack', words: counterWords.pack, icon: 'pack', act: 'see-board' },
  { to: '/riders', words: counterWords.riders, icon: 'bike', act: 'see-rounds' },
]

/** All else, in groups. */
const groups: readonly NavGroup[] = [
  {
    head: counterWords.groups.morning,
    rows: [
      { to: '/rates', words: counterWords.rates, icon: 'rupee', act: 'see-rates' },
      { to: '/stock', words: counterWords.stock, icon: 'fish', act: 'see-stock' },
      { to: '/batches', words: counterWords.batches, icon: 'truck', act: 'see-batches' },
      { to: '/yields', words: counterWords.yields, icon: 'chart', act: 'see-batches' },
    ],
  },
  {
    head: counterWords.groups.desk,
    rows: [
      { to: '/round', words: counterWords.round, icon: 'bike', act: 'see-own-round' },
      { to: '/new-order', words: counterWords.newOrder, icon: 'phone', act: 'take-orders' },
      { to: '/reviews', words: counterWords.reviews, icon: 'star', act: 'see-reviews' },
      { to: '/complaints', words: counterWords.complaints, icon: 'speech', act: 'see-complaints' },
      { to: '/requests', words: counterWords.requests, icon: 'search', act: 'see-requests' },
      { to: '/shoppers', words: counterWords.shoppers, icon: 'person', act: 'find-shoppers' },
    ],
  },
  {
    head: counterWords.groups.shop,
    rows: [
      { to: '/catalogue', words: counterWords.catalogue, icon: 'book', act: 'see-catalogue' },
      { to: '/pictures', words: counterWords.pictures, icon: 'photo', act: 'see-pictures' },
      { to: '/slots', words: counterWords.slots, icon: 'calendar', act: 'see-slots' },
      { to: '/area', words: counterWords.area, icon: 'map', act: 'see-area' },
      { to: '/scale', words: counterWords.scale, icon: 'scale', act: 'set-scale' },
      { to: '/shop', words: counterWords.ownShop, icon: 'home', act: 'see-shop-facts' },
      { to: '/first-run', words: counterWords.firstRun, icon: 'check', act: 'see-first-steps' },
      { to: '/printers', words: counterWords.printers, icon: 'printer', act: 'see-printers' },
    ],
  },
  {
    head: counterWords.groups.people,
    rows: [
      { to: '/people', words: counterWords.people, icon: 'people', act: 'see-staff' },
      { to: '/devices', words: counterWords.devices, icon: 'tablet', act: 'see-devices' },
      { to: '/acts', words: counterWords.acts, icon: 'list', act: 'see-acts' },
    ],
  },
]

/** So many pages have room beside each other at the foot of a phone, one of them the way to the others. */
const mostInBar = 5

/** The pages of somebody with this role: those in the bar, and those in groups, one tap further. */
export function navOf(role: Role): { readonly bar: readonly NavRow[]; readonly groups: readonly NavGroup[] } {
  const theirs = (rows: readonly NavRow[]) => rows.filter(({ act }) => may(role, act))
  const all = theirs([...always, ...groups.flatMap(({ rows }) => rows)])
  if (all.length <= mostInBar) return { bar: all, groups: [] }
  const bar = all.slice(0, mostInBar - 1)
  const rest = groups.map(({ head, rows }) => ({ head, rows: theirs(rows).filter((row) => !bar.includes(row)) }))
  return { bar, groups: rest.filter(({ rows }) => rows.length > 0) }
}
