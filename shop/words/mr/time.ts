import type { timeWords as English } from '../en/time.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './part-of-day.ts'

export const timeWords = {
  months: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
  day: (day, month, year) => `${day} ${month} ${year}`,
  clock: (hour, minute) => `${partOfDay(hour)} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  seconds: (count) => `${count} सेकंद`,
  minutes: (count) => `${count} ${count === 1 ? 'मिनिट' : 'मिनिटे'}`,
  hours: (count) => `${count} तास`,
} as const satisfies InLanguage<typeof English>
