import type { weighingRefusals as English } from '../en/weighing.ts'
import type { InLanguage } from '../in-language.ts'
import { weightSaid } from './said.ts'

export const weighingRefusals = {
  'no-such-line': () => 'ऑर्डरमध्ये अशी ओळ नाही.',
  'line-moved': () => 'तुमच्या आधी दुसऱ्या कोणी या ओळीचे काम केले. ती आता अशी आहे.',
  'line-not-open': () => 'या ऑर्डरचे आत्ता वजन करता येत नाही: कापणे सुरू नाही, किंवा ती निघून गेली.',
  'line-replaced': () => 'या ओळीच्या जागी दुसरी ओळ आहे. तिचे वजन करा.',
  'line-left-out': () => 'ही ओळ आधीच सोडून दिली आहे.',
  'weight-impossible': () => 'वजन पूर्ण ग्रॅममध्ये असते, 1 ग्रॅम ते 100 किलो.',
  'grams-or-kilos': ({ grams, ordered }) =>
    `ग्रॅम की किलो? वजनकाट्यावर ${weightSaid(grams)}, मागवले ${weightSaid(ordered)}.`,
  'over-most': ({ grams, heaviest }) =>
    `${weightSaid(grams)} फार झाले: न विचारता जास्तीत जास्त ${weightSaid(heaviest)} देता येते. कापून कमी करा, वरचे मोफत द्या, किंवा विचारा.`,
  'nothing-asked': () => 'या ओळीबद्दल काही विचारलेले नाही.',
  'yield-impossible': () => 'साफ करण्याआधीचे आणि नंतरचे ही एकाच माशाची वजने असू शकत नाहीत.',
  'no-replacement': () => 'याच्या जागी हे आज देता येत नाही. दुसरे निवडा.',
} as const satisfies InLanguage<typeof English>
