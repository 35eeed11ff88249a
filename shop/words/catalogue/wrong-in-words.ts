import type { WrongRow } from '#shop/catalogue/wrong.ts'
import { lineOfFile, wrongCellInWords } from '#words/desk-catalogue.ts'

/** 'line 12, size pdpImage19, rates.1 kg: Say what it costs.' */
export function wrongRowInWords({ line, row, field, ...wrong }: WrongRow): string {
  const place = [line === undefined ? '' : lineOfFile(line), row, field].filter((part) => part !== '').join(', ')
  return `${place}: ${wrongCellInWords(wrong)}`
}
