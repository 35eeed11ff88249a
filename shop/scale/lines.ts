import { faultOf, readingOf } from './frames.ts'
import type { LineGrammar, ScaleHeard, ScaleReader } from './protocol.ts'

/** A longer line is none that a scale sends. */
const longest = 100

/**
 * Lines of text, as the shop describes them. Listening may begin in the middle of a line, and half a figure reads like a
 * whole one: so the first line is not read.
 */
export function openLines(grammar: LineGrammar): ScaleReader {
  /** undefined: of this line the beginning is not known */
  let line: number[] | undefined
  return (bytes) => {
    const heard: ScaleHeard[] = []
    for (const byte of bytes) {
      if (byte === grammar.ends) {
        if (line?.some(isLetter)) heard.push(saidIn(line, grammar))
        line = []
      } else if (line !== undefined && line.push(byte) > longest) {
        heard.push(faultOf('nonsense', line))
        line = undefined
      }
    }
    return heard
  }
}

function saidIn(line: readonly number[], grammar: LineGrammar): ScaleHeard {
  const { stable, unit } = grammar
  const text = String.fromCharCode(...line.filter(isLetter))
  const [, sign, whole, behind = ''] = figureIn(text, grammar) ?? []
  if (whole === undefined) return faultOf('nonsense', line)
  const state = { isNegative: sign === '-', isStable: text.includes(stable), isNet: false }
  return readingOf({ digits: whole + behind, decimals: behind.length, unit: unit === 'kg' ? 1000 : 1 }, state, line)
}

const isLetter = (byte: number): boolean => byte >= 0x20 && byte < 0x7f

/** The first figure that is whole and stands between the words of the grammar, with spaces or without. */
const figureIn = (text: string, { before, after }: LineGrammar): RegExpExecArray | undefined =>
  [...text.matchAll(/(?<![\d.])([+-]?) *(\d{1,7})(?:\.(\d{1,4}))?(?![\d.])/g)].find(
    ({ 0: { length }, index }) =>
      text.slice(0, index).trimEnd().endsWith(before.trimEnd()) &&
      text
        .slice(index + length)
        .trimStart()
        .startsWith(after.trimStart()),
  )
