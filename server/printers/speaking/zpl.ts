import { bytesOf, type Heard, type Speak } from './speech.ts'

/** The longest answer that is believed to be one. */
const longestAnswer = 400

/** ZPL, as Zebra's printers of labels speak it: text throughout, the picture too. */
export const speakZpl: Speak = ({ bytesWide, high, wide, bits }) => {
  let said = ''
  return {
    saysDone: false,
    paper: bytesOf(
      `^XA^PW${wide}^LL${high}^LH0,0^FO0,0^GFA,${bits.length},${bits.length},${bytesWide},`,
      Buffer.from(bits).toString('hex').toUpperCase(),
      '^FS^PQ1^XZ',
    ),
    finish: bytesOf(),
    cancel: bytesOf('~JA'),
    ask: () => bytesOf('~HS'),
    hear(bytes) {
      said += Buffer.from(bytes).toString('latin1')
      const heard: Heard[] = []
      // three lines, each between STX and ETX
      for (;;) {
        const whole = /^\s*\x02([^\x02\x03]*)\x03\s*\x02([^\x02\x03]*)\x03\s*\x02[^\x02\x03]*\x03\s*/.exec(said)
        if (whole === null) break
        said = said.slice(whole[0].length)
        heard.push(heardOf(whole[1]?.split(',') ?? [], whole[2]?.split(',') ?? []))
      }
      if (said.length > longestAnswer || !/^\s*(\x02|$)/.test(said)) heard.push('garbage')
      return heard
    },
    finishes: () => undefined,
  }
}

function heardOf(first: readonly string[], second: readonly string[]): Heard {
  if (first.length < 9 || second.length < 9 || ![...first, ...second].every((part) => /^[0-9]+$/.test(part.trim())))
    return 'garbage'
  if (isSet(second[2])) return 'cover-open'
  if (isSet(first[1])) return 'no-paper'
  if (isSet(second[3])) return 'fault'
  return isSet(first[2]) || isSet(first[4]) || isSet(second[8]) ? 'busy' : 'ready'
}

const isSet = (field = '0'): boolean => Number(field) !== 0
