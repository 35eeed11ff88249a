import type { Act } from '#shop/staff.ts'
import { counterWords } from '#words/counter.ts'

/** The pages of the counter in the order of its bar. Each is shown to those whose role may do its act. */
export const navRows: readonly { readonly to: string; readonly words: string; readonly act: Act }[] = [
  { to: '/reviews', words: counterWords.reviews, act: 'see-reviews' },
  { to: '/complaints', words: counterWords.complaints, act: 'see-complaints' },
  { to: '/area', words: counterWords.area, act: 'see-area' },
  { to: '/shoppers', words: counterWords.shoppers, act: 'find-shoppers' },
  { to: '/people', words: counterWords.people, act: 'see-staff' },
  { to: '/devices', words: counterWords.devices, act: 'see-devices' },
  { to: '/acts', words: counterWords.acts, act: 'see-acts' },
]
