import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, said8217, saidContinuous, withChecksum } from '#tests/fakes/scale-bytes.ts'
import { runsOf } from '#tests/running/runs.ts'
import type { LineGrammar, ScaleHeard, ScaleProtocol } from './protocol.ts'
import { openScaleReader } from './scale-reader.ts'

const stGs: LineGrammar = { speaks: 'lines', ends: 0x0a, before: 'GS,', after: 'kg', unit: 'kg', stable: 'ST' }
const protocols: ScaleProtocol[] = [
  { speaks: 'toledo-8217' },
  { speaks: 'toledo-continuous', hasChecksum: true },
  { speaks: 'toledo-continuous', hasChecksum: false },
  stGs,
]

const hear = (protocol: ScaleProtocol, ...pieces: (readonly number[])[]) => {
  const read = openScaleReader(protocol)
  return pieces.flatMap((bytes) => read(Uint8Array.from(bytes)))
}

const inShort = (heard: ScaleHeard) =>
  'fault' in heard ? heard.fault : `${heard.grams} g${heard.isNet ? ' net' : ''}${heard.isStable ? '' : ', moving'}`

const shortly = (protocol: ScaleProtocol, frames: readonly (readonly number[])[]) =>
  frames.map((frame) => hear(protocol, frame).map(inShort).join(' and '))

test('a scale that is asked says its weight, or why it has none', () => {
  expect(shortly({ speaks: 'toledo-8217' }, Object.values(said8217))).toEqual([
    '1250 g',
    '1230 g net',
    '0 g',
    'other-unit',
    'moving',
    'over',
    'under-zero',
    'not-zeroed',
    '1250 g',
  ])
  expect(hear({ speaks: 'toledo-8217' }, said8217.stable)).toMatchObject([{ raw: '<02>01.250<0d>' }])
})

test('a scale that speaks by itself says grams, net or gross, at rest or not, with a checksum or without', () => {
  const all = ['1250 g', '1230 g net', '1180 g, moving', 'under-zero', 'over', 'under-zero', 'not-zeroed']
  const wanted = [...all, 'other-unit', '1250 g', 'magnified']
  const frames = Object.values(saidContinuous)
  expect(shortly({ speaks: 'toledo-continuous', hasChecksum: false }, frames)).toEqual(wanted)
  expect(shortly({ speaks: 'toledo-continuous', hasChecksum: true }, frames.map(withChecksum))).toEqual(wanted)
})

test('the point stands where the scale says: kilos with none to five digits behind it, or with zeros left out', () => {
  const grams = ['0', '1', '2', '3', '4', '5', '6', '7'].map((_, place) => {
    const frame = bytesOf(`<02>${String.fromCharCode(0x28 + place)}0 000012000000<0d>`)
    return hear({ speaks: 'toledo-continuous', hasChecksum: false }, frame).map(inShort)[0]
  })
  expect(grams).toEqual(['over', 'over', '12000 g', '1200 g', '120 g', '12 g', '1 g', '0 g'])
})

test('a scale that was set to a checksum and sends none, or the other way round, gives no wrong weight', () => {
  const sent = Array.from({ length: 5 }, () => saidContinuous.stable).flat()
  expect(new Set(hear({ speaks: 'toledo-continuous', hasChecksum: true }, sent).map(inShort))).toEqual(
    new Set(['nonsense']),
  )
  const checked = Array.from({ length: 5 }, () => withChecksum(saidContinuous.stable)).flat()
  expect(hear({ speaks: 'toledo-continuous', hasChecksum: false }, checked).map(inShort)).toEqual(
    Array.from({ length: 5 }, () => '1250 g'),
  )
})

test('lines are read as the shop describes them, and the first one not, for it may be half a line', () => {
  const sent = bytesOf(
    '00.735kg<0d><0a>ST,GS,+00.735kg<0d><0a>US,GS,+00.742kg<0d><0a>ST,GS,-00.015kg<0d><0a>OL,GS,+9<0d><0a>',
  )
  expect(hear(stGs, sent).map(inShort)).toEqual(['735 g', '742 g, moving', 'under-zero', 'nonsense'])
  const bare: LineGrammar = { speaks: 'lines', ends: 0x0d, before: '', after: '', unit: 'g', stable: '' }
  expect(hear(bare, bytesOf('35<0d>  735 g<0d>1.5<0d>1.2.3<0d>abc<0d><0d>')).map(inShort)).toEqual([
    '735 g',
    '2 g',
    'nonsense',
    'nonsense',
  ])
})

test('signs of the pattern mean themselves', () => {
  const odd: LineGrammar = { speaks: 'lines', ends: 0x0a, before: '[.*+(', after: ')?$', unit: 'kg', stable: '^|\\' }
  expect(hear(odd, bytesOf('x<0a>^|\\ [.*+( 1.5 )?$<0a>')).map(inShort)).toEqual(['1500 g'])
})

/** Some of all that the scale can send, in any order, with the garbage of a bad line between. */
const sentBy = (protocol: ScaleProtocol) => {
  const frames =
    protocol.speaks === 'toledo-8217'
      ? Object.values(said8217)
      : protocol.speaks === 'lines'
        ? [bytesOf('ST,GS,+00.735kg<0d><0a>'), bytesOf('US,GS,+00.742kg<0d><0a>')]
        : Object.values(saidContinuous).map((frame) => (protocol.hasChecksum ? withChecksum(frame) : frame))
  return fc.array(fc.oneof(fc.constantFrom(...frames), garbage), { maxLength: 12 }).map((pieces) => pieces.flat())
}
const garbage = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 40 })

for (const protocol of protocols) {
  const name = JSON.stringify(protocol)

  test(`frames that come in pieces say what they say in one piece: ${name}`, () => {
    fc.assert(
      fc.property(sentBy(protocol), fc.array(fc.nat(200)), (sent, cuts) => {
        const places = [0, ...cuts.map((cut) => cut % (sent.length + 1)).toSorted((a, b) => a - b), sent.length]
        const pieces = places.slice(1).map((end, at) => sent.slice(places[at], end))
        expect(hear(protocol, ...pieces)).toEqual(hear(protocol, sent))
      }),
    )
  })
}

/** How many weights somebody can find who looks at all the bytes at once. */
function framesIn(protocol: ScaleProtocol, sent: readonly number[]): number {
  const text = sent.map((byte) => letterOf(protocol.speaks === 'lines' ? byte : byte & 0x7f)).join('')
  if (protocol.speaks === 'toledo-8217') return [...text.matchAll(/␂ *\d{1,3}\.\d{3}N?\r/g)].length
  if (protocol.speaks === 'lines')
    return text.split('\n').filter((line, place) => place > 0 && /GS, *\+? *\d+(\.\d+)? *kg/.test(line)).length
  const frames = [...text.matchAll(/(?=(␂...[ \d]{12}\r)(.?))/gs)]
  return protocol.hasChecksum ? frames.filter(([, frame = '', sum = '']) => isSound(frame + sum)).length : frames.length
}

const letterOf = (byte: number) => (byte === 2 ? '␂' : String.fromCharCode(byte))
const isSound = (frame: string) =>
  [...frame].reduce((sum, letter) => sum + (letter === '␂' ? 2 : letter.charCodeAt(0)), 0) % 128 === 0

for (const protocol of protocols) {
  test(`garbage never becomes a weight that nobody sent: ${JSON.stringify(protocol)}`, () => {
    fc.assert(
      fc.property(fc.oneof(garbage, sentBy(protocol)), (sent) => {
        const weights = hear(protocol, sent).filter((heard) => 'grams' in heard)
        expect(weights.length).toBeLessThanOrEqual(framesIn(protocol, sent))
      }),
      runsOf(20_000),
    )
  })
}

test('a frame of which one byte was hurt is none: the checksum tells', () => {
  const frame = withChecksum(saidContinuous.stable)
  fc.assert(
    fc.property(fc.nat(frame.length - 1), fc.integer({ min: 1, max: 127 }), (place, other) => {
      const hurt = frame.map((byte, at) => (at === place ? byte ^ other : byte))
      const protocol = { speaks: 'toledo-continuous', hasChecksum: true } as const
      expect(hear(protocol, hurt).filter((heard) => 'grams' in heard)).toEqual([])
    }),
  )
})

test('a scale that never ends its line fills no memory', () => {
  for (const protocol of protocols) {
    const read = openScaleReader(protocol)
    const longest = Math.max(
      ...Array.from({ length: 500 }, () => read(Uint8Array.from(bytesOf('<02>1').concat(Array(900).fill(0x31)))))
        .flat()
        .map(({ raw }) => raw.length),
      0,
    )
    expect(longest).toBeLessThan(500)
  }
})
