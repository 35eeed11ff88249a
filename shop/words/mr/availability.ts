import type * as English from '../en/availability.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './measures.ts'

export const availabilityWords = {
  opensSoon: 'लवकरच सुरू',
  soldOut: 'स्टॉक संपला',
  soldOutUntil: (when) => `स्टॉक संपला, पुढचा स्टॉक ${when}`,
  backThen: (when) => `पुढचा स्टॉक ${when}.`,
  last: (weight) => `फक्त ${weight} शिल्लक`,
  lastOf: (weight, size) => `${size}: फक्त ${weight} शिल्लक`,
  sizeGone: (size) => `${size}: स्टॉक संपला`,
  sizeGoneUntil: (size, when) => `${size}: स्टॉक संपला, पुढचा स्टॉक ${when}`,
  tooMuch: (weight, left) => `${weight}: फक्त ${left} शिल्लक`,
  onlySoMany: (packs) => (packs === 1 ? 'असा फक्त 1 पॅक शिल्लक आहे, कमी घ्या.' : `असे फक्त ${packs} पॅक शिल्लक आहेत, कमी घ्या.`),
} as const satisfies InLanguage<typeof English.availabilityWords>

export const whenWords = {
  today: (clock) => `आज ${clock}`,
  tomorrow: (clock) => `उद्या ${clock}`,
  onDay: (day, clock) => `${day.endsWith('वार') ? `${day}ी` : day} ${clock}`,
  onDate: (date) => date,
  weekdays: 'रविवार सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  hour: (hour) => `${partOfDay(hour)} ${hour % 12 || 12}`,
} as const satisfies InLanguage<typeof English.whenWords>
