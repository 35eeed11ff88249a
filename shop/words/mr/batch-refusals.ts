import type { batchRefusals as English } from '../en/batch-refusals.ts'
import type { InLanguage } from '../in-language.ts'
import { namedDaySaid, weightSaid } from './said.ts'

export const batchRefusals = {
  'batch-unknown': ({ code }) => `बॅच ${code} नाही.`,
  'batch-other-fish': ({ code }) => `बॅच ${code} दुसऱ्या माशाची किंवा दुसऱ्या आकाराची आहे.`,
  'batch-past-use-by': ({ code, useBy }) =>
    `बॅच ${code} वापरायची शेवटची तारीख ${namedDaySaid(useBy)} होती: तिच्यातले आता काहीही पॅक होत नाही.`,
  'batch-recalled': ({ code }) => `बॅच ${code} परत मागवली आहे: तिच्यातले आता काहीही पॅक होत नाही.`,
  'batch-weight-impossible': () => 'बॅचचे वजन पूर्ण ग्रॅममध्ये असते, 1 ग्रॅम ते 10,000 किलो.',
  'batch-use-by-past': () => 'वापरायची शेवटची तारीख होऊन गेली आहे. आजचा किंवा पुढचा दिवस निवडा.',
  'batch-landed-later': () => 'आजच्या नंतर बंदरात आली असे होऊ शकत नाही.',
  'nothing-to-undo': () => 'हे आधीच मागे घेतले आहे, किंवा मागे घेता येत नाही.',
  'batch-in-use': () => 'यातले काहीतरी आधीच गेले आहे. त्यापेक्षा जे उरले ते मोजा.',
  'batch-recalled-already': () => 'ही बॅच आधीच परत मागवली आहे.',
  'batch-moved': () => 'तेवढ्यात दुसऱ्या कोणी या बॅचमध्ये काहीतरी केले. पाहा, मग पुन्हा दाबा.',
  'batch-fish-unknown': () => 'असा मासा दुकान विकत नाही, किंवा या आकारात विकत नाही.',
  'kilos-promised': ({ left }) => `बाकी ऑर्डरसाठी ठेवले आहे: ${weightSaid(left)} जाऊ शकते. आधी या माशाचे किलो मोजा.`,
  'recall-order-not-there': () => 'त्या ऑर्डरमध्ये या बॅचची मासळी नाही.',
  'yield-moved': () => 'वजने आता वेगळा आकडा सांगतात. पाहा, मग पुन्हा दाबा.',
  'recall-told-already': () => 'त्यांच्या ग्राहकाला आधीच सांगितले आहे.',
} as const satisfies InLanguage<typeof English>
