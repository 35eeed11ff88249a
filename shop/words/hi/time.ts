import type { timeWords as English } from '../en/time.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './part-of-day.ts'

export const timeWords = {
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  day: (day, month, year) => `${day} ${month} ${year}`,
  clock: (hour, minute) => `${partOfDay(hour)} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} बजे`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} ${count === 1 ? 'घंटा' : 'घंटे'}`,
} as const satisfies InLanguage<typeof English>
