import type * as English from '../en/measures.ts'
import type { InLanguage } from '../in-language.ts'

/** 'सुबह', of hours from 0 to 23 */
export function partOfDay(hour: number): string {
  if (hour < 4) return 'रात'
  if (hour < 12) return 'सुबह'
  if (hour < 16) return 'दोपहर'
  return hour < 20 ? 'शाम' : 'रात'
}

export const timeWords = {
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  day: (day, month, year) => `${day} ${month} ${year}`,
  clock: (hour, minute) => `${partOfDay(hour)} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} बजे`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} ${count === 1 ? 'घंटा' : 'घंटे'}`,
} as const satisfies InLanguage<typeof English.timeWords>

export const weightWords = {
  grams: (count) => `${count} ग्राम`,
  kilos: (count) => `${count} किलो`,
} as const satisfies InLanguage<typeof English.weightWords>

export const pricesWords = {
  perKilo: (price) => `${price} प्रति किलो`,
  fromPerKilo: (price) => `${price} प्रति किलो से शुरू`,
  about: 'करीब',
  atMost: (most) => `ज़्यादा से ज़्यादा ${most}`,
  toBeConfirmed: 'नेटवर्क आने पर पक्का होगा।',
  scaleDecides: 'जितना वज़न निकलेगा, उतने ही पैसे; दिखाई गई सबसे ज़्यादा रकम से एक रुपया भी ऊपर नहीं।',
} as const satisfies InLanguage<typeof English.pricesWords>
