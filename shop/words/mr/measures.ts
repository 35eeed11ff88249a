import type * as English from '../en/measures.ts'
import type { InLanguage } from '../in-language.ts'

/** 'सकाळी', of hours from 0 to 23 */
export function partOfDay(hour: number): string {
  if (hour < 4) return 'रात्री'
  if (hour < 6) return 'पहाटे'
  if (hour < 12) return 'सकाळी'
  if (hour < 16) return 'दुपारी'
  return hour < 20 ? 'संध्याकाळी' : 'रात्री'
}

export const timeWords = {
  months: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
  day: (day, month, year) => `${day} ${month} ${year}`,
  clock: (hour, minute) => `${partOfDay(hour)} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  seconds: (count) => `${count} सेकंद`,
  minutes: (count) => `${count} ${count === 1 ? 'मिनिट' : 'मिनिटे'}`,
  hours: (count) => `${count} तास`,
} as const satisfies InLanguage<typeof English.timeWords>

export const weightWords = {
  grams: (count) => `${count} ग्रॅम`,
  kilos: (count) => `${count} किलो`,
} as const satisfies InLanguage<typeof English.weightWords>

export const pricesWords = {
  perKilo: (price) => `किलोला ${price}`,
  fromPerKilo: (price) => `किलोला ${price} पासून`,
  about: 'अंदाजे',
  atMost: (most) => `जास्तीत जास्त ${most}`,
  toBeConfirmed: 'इंटरनेट आले की नक्की होईल.',
  scaleDecides: 'जेवढे वजन भरेल तेवढेच पैसे; दाखवलेल्या कमाल रकमेपेक्षा एक रुपयाही जास्त नाही.',
} as const satisfies InLanguage<typeof English.pricesWords>
