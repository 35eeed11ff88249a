import { dotsPerMillimetre } from '#shop/printers/printers.ts'
import { bytesOf, type Heard, type Speak } from './speech.ts'

/** TSPL, as many printers of labels speak it. Its picture is white where a bit is set. It says how it is, and not what it printed. */
export const speakTspl: Speak = ({ bytesWide, high, wide, bits }) => ({
  saysDone: false,
  paper: bytesOf(
    `SIZE ${wide / dotsPerMillimetre} mm,${high / dotsPerMillimetre} mm\r\nGAP 2 mm,0 mm\r\nDIRECTION 1\r\nCLS\r\n`,
    `BITMAP 0,0,${bytesWide},${high},0,`,
    bits.map((byte) => ~byte & 255),
    '\r\nPRINT 1,1\r\n',
  ),
  finish: bytesOf(),
  // ESC ! . ends what it has begun
  cancel: bytesOf([0x1b], '!.'),
  ask: () => bytesOf([0x1b], '!?'),
  hear: (bytes) => [...bytes].map(heardOf),
  finishes: () => undefined,
})

function heardOf(byte: number): Heard {
  if ((byte & 0x40) !== 0) return 'garbage'
  if ((byte & 0x01) !== 0) return 'cover-open'
  if ((byte & 0x04) !== 0) return 'no-paper'
  if ((byte & 0x9a) !== 0) return 'fault'
  return (byte & 0x20) === 0 ? 'ready' : 'busy'
}
