import type { weighingRefusals as English } from '../en/weighing.ts'
import type { InLanguage } from '../in-language.ts'
import { weightSaid } from './said.ts'

/** Why staff cannot do at a line of an order what they wish. */
export const weighingRefusals = {
  'no-such-line': () => 'ऑर्डर में ऐसी कोई लाइन नहीं है।',
  'line-moved': () => 'इस लाइन पर किसी ने पहले कर दिया। अब यह ऐसी है।',
  'line-not-open': () => 'इस ऑर्डर में अभी कुछ नहीं तौल सकते: इसकी कटिंग नहीं चल रही, या यह निकल चुका है।',
  'line-replaced': () => 'इसकी जगह दूसरी लाइन है। उसे तौलें।',
  'line-left-out': () => 'यह लाइन पहले ही छोड़ी जा चुकी है।',
  'weight-impossible': () => 'वज़न पूरे ग्राम में होता है, 1 ग्राम से 100 किलो तक।',
  'grams-or-kilos': ({ grams, ordered }) =>
    `ग्राम या किलो? तराज़ू पर ${weightSaid(grams)} है, ऑर्डर ${weightSaid(ordered)} का था।`,
  'over-most': ({ grams, heaviest }) =>
    `${weightSaid(grams)} बहुत ज़्यादा है: बिना पूछे ज़्यादा से ज़्यादा ${weightSaid(heaviest)} दे सकते हैं। काटकर कम करें, ऊपर का मुफ़्त दें, या पूछें।`,
  'nothing-asked': () => 'इस लाइन के बारे में कुछ नहीं पूछा गया था।',
  'yield-impossible': () => 'एक ही मछली के सफ़ाई से पहले और बाद के वज़न ये नहीं हो सकते।',
  'no-replacement': () => 'आज इसकी जगह यह नहीं दे सकते। दूसरा चुनें।',
} as const satisfies InLanguage<typeof English>
