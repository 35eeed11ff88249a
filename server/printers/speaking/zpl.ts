import { bytesOf, type Heard, type Speak } from './speech.ts'

/** The longest answer that is believed to be one. */
const longestAnswer = 400

/** Begins and ends each line of an answer. */
const [begins, ends] = [String.fromCharCode(2), String.fromCharCode(3)]

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
      // three lines make an answer
      for (let lines = said.split(ends); lines.length > 3; lines = said.split(ends)) {
        const [first, second] = lines.map((line) => line.trim())
        if (!first?.startsWith(begins) || !second?.startsWith(begins)) return ['garbage']
        heard.push(heardOf(first.slice(1).split(','), second.slice(1).split(',')))
        said = lines.slice(3).join(ends)
      }
      const left = said.trim()
      return left.length > longestAnswer || (left !== '' && !left.startsWith(begins)) ? ['garbage'] : heard
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
