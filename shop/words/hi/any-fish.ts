import type * as English from '../en/any-fish.ts'
import type { InLanguage } from '../in-language.ts'

export const anyFishWords = {
  title: (fish) => `${fish} की जगह`,
  toScale: 'वापस तौल पर',
  callFirst: 'ग्राहक को फ़ोन करें, और मछली व ज़्यादा से ज़्यादा रकम तय करें।',
  was: 'पहले',
  now: 'अब करीब',
  wasSaid: (amount, sum, most) => `${amount}, ${sum}, ज़्यादा से ज़्यादा ${most}`,
  fish: 'ग्राहक को कौन सी मछली चाहिए',
  most: 'ग्राहक को बताई ज़्यादा से ज़्यादा रकम, रुपयों में',
  fill: (most) => `${most} भरें`,
  fillSaid: (most) => `जितने वज़न की छूट है, उतने पर ज़्यादा से ज़्यादा ${most}।`,
  sayIt: (most) => `आप असली वज़न के पैसे देंगे, ज़्यादा से ज़्यादा ${most}।`,
  sayHead: 'ग्राहक से कहें:',
  sayNothing: 'मछली चुनें और रकम डालें।',
  sayOrder: (most, was) => `पूरा ऑर्डर अब ${most} तक जा सकता है, पहले ${was} तक दिखाया था।`,
  saidYes: 'ग्राहक ने फ़ोन पर हाँ कहा',
  saidYesToOrder: (most) => `पूरे ऑर्डर के ${most} तक के लिए भी हाँ कहा`,
  replace: 'बदलें',
  replaceAtMost: (most) => `बदलें, ${most} तक`,
  replacing: 'बदल रहे हैं...',
  missing: {
    fish: 'पहले मछली चुनें।',
    most: 'ज़्यादा से ज़्यादा रकम रुपयों में डालें, जैसे 1320।',
    yes: 'ग्राहक की हाँ दर्ज करें। उसके बिना कुछ नहीं बदलता।',
    order: 'पूरे ऑर्डर की रकम के लिए भी उनकी हाँ दर्ज करें।',
  },
} as const satisfies InLanguage<typeof English.anyFishWords>
