import { faultOf, readingOf } from './frames.ts'
import type { LineGrammar, ScaleHeard, ScaleReader } from './protocol.ts'

/** A longer line is none that a scale sends. */
const longest = 100

/**
 * Lines of text, as the shop describes them. Listening may begin in the middle of a line, and half a figure reads like a
 * whole one: so the first line is not read.
 */
export function openLines(grammar: LineGrammar): ScaleReader {
  const figure = figureOf(grammar)
  /** undefined: of this line the beginning is not known */
  let line: number[] | undefined
  return (bytes) => {
    const heard: ScaleHeard[] = []
    for (const byte of bytes) {
      if (byte === grammar.ends) {
        if (line?.some(isLetter)) heard.push(saidIn(line, grammar, figure))
        line = []
      } else if (line !== undefined && line.push(byte) > longest) {
        heard.push(faultOf('nonsense', line))
        line = undefined
      }
    }
    return heard
  }
}

function saidIn(line: readonly number[], { stable, unit }: LineGrammar, figure: RegExp): ScaleHeard {
  const text = String.fromCharCode(...line.filter(isLetter))
  const [, sign, whole, behind = ''] = figure.exec(text) ?? []
  if (whole === undefined) return faultOf('nonsense', line)
  const state = { isNegative: sign === '-', isStable: text.includes(stable), isNet: false }
  return readingOf({ digits: whole + behind, decimals: behind.length, unit: unit === 'kg' ? 1000 : 1 }, state, line)
}

const isLetter = (byte: number): boolean => byte >= 0x20 && byte < 0x7f

/** A figure that is whole: nothing that belongs to it stands before or behind. */
const figureOf = ({ before, after }: LineGrammar): RegExp =>
  new RegExp(`${plain(before)} *(?<![\\d.])([+-]?) *(\\d{1,7})(?:\\.(\\d{1,4}))?(?![\\d.]) *${plain(after)}`)

/** A text in which no sign means more than itself. */
const plain = (text: string): string => text.replaceAll(/[^\w ]/g, String.raw`\$&`)
