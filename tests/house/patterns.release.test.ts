import { checkSync } from 'recheck'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { type Source, sourcesOf } from './sources.ts'

// The checker's own programs for other machines are not installed: its plain JavaScript does.
process.env.RECHECK_BACKEND = 'pure'

interface Pattern {
  readonly file: string
  readonly pattern: string
  readonly flags: string
}

/**
 * To prove these takes most of the time, and what is proven once stays so: a pattern that changes is proven at once. All are
 * proven again by PATTERNS=all npm exec -- vitest run tests/house/patterns.release.test.ts
 */
const provenBefore = new Set(
  process.env['PATTERNS'] === 'all'
    ? []
    : [
        String.raw`/_SERVICE_(HOST|PORT)(_|$)|_PORT(_[0-9]+_(TCP|UDP)(_|$)|$)|_ENV_|^APP_HOST$/`,
        String.raw`/^(?:the|team|shop|store|fish|fresh|seafoods?|staff|support|customer|care|service|official|admin|owner|manager|mumbai|india|online|com|in)*$/`,
        String.raw`/^\/[A-Za-z]+\/[A-Za-z0-9]{1,40}$/`,
        String.raw`/^\w*Error.*$/m`,
      ],
)

const written = sourcesOf(['shop', 'server', 'web', 'counter', 'kit', 'forms', 'browser'])

test(
  'no pattern of the house can be made to run for long by what somebody sends',
  () => {
    const patterns = new Map(written.flatMap(patternsIn).map((one) => [`/${one.pattern}/${one.flags}`, one]))
    expect(patterns.size).toBeGreaterThan(50)
    for (const proven of provenBefore) expect([proven, patterns.delete(proven)]).toEqual([proven, true])
    expect([...patterns.values()].map(verdictOn).filter((verdict) => verdict !== undefined)).toEqual([])
  },
  minutes(10),
)

test('the checker knows a hungry pattern when it sees one', () => {
  const planted = patternsIn({ file: 'shop/planted.ts', text: 'export const x = /^(a+)+$/.test(y) && /^[0-9]{6}$/u' })
  expect(planted.map(verdictOn)).toEqual([expect.stringContaining('exponential'), undefined])
})

test('no pattern is put together from what somebody sent', () => {
  const made = written.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ file }) => file)
  expect(made).toEqual([])
})

function verdictOn({ file, pattern, flags }: Pattern): string | undefined {
  const found = checkSync(pattern, flags, { checker: 'automaton', timeout: 120_000 })
  if (found.status === 'safe') return undefined
  const why = found.status === 'vulnerable' ? found.complexity.summary : JSON.stringify(found.error)
  return `${file}: /${pattern}/${flags} is ${found.status}, ${why}`
}

function patternsIn({ file, text }: Source): Pattern[] {
  const found: Pattern[] = []
  JSON.stringify(parseSync(file, text).program, (_key, node: unknown) => {
    const regex = (node as { regex?: { pattern: string; flags: string } } | null)?.regex
    if (regex) found.push({ file, ...regex })
    return typeof node === 'bigint' ? String(node) : node
  })
  return found
}
