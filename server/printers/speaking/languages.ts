import type { PrinterLanguage } from '#shop/printers/printers.ts'
import { speakEscPos } from './escpos.ts'
import type { Speak } from './speech.ts'
import { speakTspl } from './tspl.ts'
import { speakZpl } from './zpl.ts'

export const speakIn: Readonly<Record<PrinterLanguage, Speak>> = {
  escpos: speakEscPos,
  tspl: speakTspl,
  zpl: speakZpl,
}
