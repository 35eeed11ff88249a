import type { rateRefusals as English } from '../en/rate-refusals.ts'
import type { InLanguage } from '../in-language.ts'

export const rateRefusals = {
  'rate-sheet-changed': () => 'तेवढ्यात दुसऱ्या कोणी भावपत्रक बदलले. तुम्ही टाइप केलेले इथेच आहे.',
  'rate-sheet-empty': () => 'पत्रकातला एकही भाव आजच्यापेक्षा वेगळा नाही.',
  'rates-changed': ({ count }) =>
    count === 1
      ? 'पत्रक लिहिल्यापासून 1 भाव दुसरीकडे बदलला. तो पाहा, मग जाहीर करा.'
      : `पत्रक लिहिल्यापासून ${count} भाव दुसरीकडे बदलले. ते पाहा, मग जाहीर करा.`,
  'no-such-rate': () => 'दुकान विकत नाही अशा वस्तूचा भाव पत्रकात आहे.',
  'rates-need-owner': ({ count }) =>
    count === 1
      ? '1 भाव एका दिवसात पाव हिश्शापेक्षा जास्त बदलतो: हे पत्रक मालक जाहीर करतात. ते आहे तसे ठेवले आहे.'
      : `${count} भाव एका दिवसात पाव हिश्शापेक्षा जास्त बदलतात: हे पत्रक मालक जाहीर करतात. ते आहे तसे ठेवले आहे.`,
  'rates-too-late': () => 'आत्तापासून पुढच्या 14 दिवसांतली वेळ निवडा.',
  'no-such-rate-sheet': () => 'असे भावपत्रक नाही.',
  'rate-sheet-settled': () => 'हे पत्रक आधीच जाहीर झाले आहे किंवा मागे घेतले आहे.',
} as const satisfies InLanguage<typeof English>
