import type { availabilityWords as English, whenWords as EnglishWhen } from '../en/availability.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './part-of-day.ts'

export const availabilityWords = {
  soldOut: 'संपले',
  soldOutUntil: (when) => `संपले, ${when} परत येईल`,
  backThen: (when) => `${when} परत येईल.`,
  last: (weight) => `फक्त ${weight} शिल्लक`,
  lastOf: (weight, size) => `${size}: फक्त ${weight} शिल्लक`,
  sizeGone: (size) => `${size}: संपले`,
  sizeGoneUntil: (size, when) => `${size}: संपले, ${when} परत येईल`,
  tooMuch: (weight, left) => `${weight}: फक्त ${left} शिल्लक`,
  onlySoMany: (packs) => `असे फक्त ${packs} पॅक शिल्लक ${packs === 1 ? 'आहे' : 'आहेत'}: कमी निवडा.`,
} as const satisfies InLanguage<typeof English>

export const whenWords = {
  today: (clock) => `आज ${clock}`,
  tomorrow: (clock) => `उद्या ${clock}`,
  onDay: (day, clock) => `${day}ी ${clock}`,
  onDate: (date) => `${date} रोजी`,
  weekdays: 'रविवार सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  hour: (hour) => `${partOfDay(hour)} ${hour % 12 || 12}`,
} as const satisfies InLanguage<typeof EnglishWhen>
