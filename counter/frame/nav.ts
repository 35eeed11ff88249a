import type { Act } from '#shop/staff.ts'
import { counterWords } from '#words/counter.ts'
import { listsWords } from '#words/lists.ts'
import { ratesWords } from '#words/rates.ts'
import { roundWords } from '#words/round.ts'

/** The pages of the counter in the order of its bar. Each is shown to those whose role may do its act. */
export const navRows: readonly { readonly to: string; readonly words: string; readonly act: Act }[] = [
  { to: '/', words: counterWords.title, act: 'see-board' },
  { to: '/cut', words: listsWords.cutTitle, act: 'see-board' },
  { to: '/pack', words: listsWords.packTitle, act: 'see-board' },
  { to: '/rates', words: ratesWords.title, act: 'see-rates' },
  { to: '/round', words: roundWords.title, act: 'see-own-round' },
  { to: '/reviews', words: counterWords.reviews, act: 'see-reviews' },
  { to: '/complaints', words: counterWords.complaints, act: 'see-complaints' },
  { to: '/area', words: counterWords.area, act: 'see-area' },
  { to: '/pictures', words: counterWords.pictures, act: 'see-pictures' },
  { to: '/scale', words: counterWords.scale, act: 'set-scale' },
  { to: '/shoppers', words: counterWords.shoppers, act: 'find-shoppers' },
  { to: '/people', words: counterWords.people, act: 'see-staff' },
  { to: '/devices', words: counterWords.devices, act: 'see-devices' },
  { to: '/acts', words: counterWords.acts, act: 'see-acts' },
]
