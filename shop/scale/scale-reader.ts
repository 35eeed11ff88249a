import { faultOf, readingOf } from './frames.ts'
import type { LineGrammar, ScaleHeard, ScaleProtocol, ScaleReader } from './protocol.ts'
import { openToledo8217 } from './toledo-8217.ts'
import { openToledoContinuous } from './toledo-continuous.ts'

/** Reads what a scale says, by the protocol that it is set to. */
export function openScaleReader(protocol: ScaleProtocol): ScaleReader {
  if (protocol.speaks === 'toledo-8217') return openToledo8217()
  if (protocol.speaks === 'toledo-continuous') return openToledoContinuous(protocol)
  return openLines(protocol)
}

/** No scale sends a longer line. */
const longest = 100

/**
 * Lines of text, as the shop describes them. Listening may begin in the middle of a line, and half a figure reads like a
 * whole one: so the first line is not read.
 */
function openLines(grammar: LineGrammar): ScaleReader {
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
  const figure = figureIn(text, grammar)
  if (figure === undefined) return faultOf('nonsense', line)
  const { isNegative, whole, behind } = figure
  const state = { isNegative, isStable: text.includes(stable), isNet: false }
  return readingOf({ digits: whole + behind, decimals: behind.length, unit: unit === 'kg' ? 1000 : 1 }, state, line)
}

const isLetter = (byte: number): boolean => byte >= 0x20 && byte < 0x7f

/** The first figure that is whole and stands between the words of the grammar, with spaces or without. */
function figureIn(text: string, { before, after }: LineGrammar) {
  const [lead, tail] = [before.trimEnd(), after.trimStart()]
  for (const { 0: found, index } of text.matchAll(/[\d.]+/g)) {
    const [, whole, behind = ''] = /^(\d{1,7})(?:\.(\d{1,4}))?$/.exec(found) ?? []
    const ahead = text.slice(0, index).trimEnd()
    const sign = ahead.endsWith('-') || ahead.endsWith('+') ? ahead.slice(-1) : ''
    const isSigned = sign !== '' && ahead.slice(0, -1).trimEnd().endsWith(lead)
    const isThere = isSigned || ahead.endsWith(lead)
    if (whole === undefined || !isThere) continue
    if (
      text
        .slice(index + found.length)
        .trimStart()
        .startsWith(tail)
    )
      return { isNegative: isSigned && sign === '-', whole, behind }
  }
  return undefined
}
