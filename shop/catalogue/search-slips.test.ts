import { assert, constantFrom, integer, property, record, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from '#shop/catalogue/fit.ts'
import { openSearch } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { slipsBetween } from '#shop/catalogue/spelling.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { runsOf } from '#tests/running/runs.ts'

const { species } = searchedIn(openingCatalogue)
const { offered, search } = openSearch({ species })
const keywords = species.flatMap(({ keywords: all, to }) => all.map((keyword) => ({ keyword, to })))

/** The number of slips between two words, by the book and slowly. */
function slips(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 0; row <= one.length; row += 1)
    for (let column = 0; column <= other.length; column += 1) {
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const ways = [
        row === 0 && column === 0 ? 0 : Number.POSITIVE_INFINITY,
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
        row > 1 && column > 1 && swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      ]
      const cells = table[row]
      if (cells) cells[column] = Math.min(...ways)
    }
  return at(one.length, other.length)
}

test('the slips between two words are those that one counts slowly', () => {
  const words = stringMatching(/^[abc]{0,8}$/)
  assert(
    property(words, words, constantFrom(1, 2), (one, other, most) => {
      const slow = slips(one, other)
      expect(slipsBetween(one, other, most)).toBe(slow > most ? Number.POSITIVE_INFINITY : slow)
    }),
    runsOf(50_000),
  )
})

const letter = (keyword: string) =>
  /[a-z]/.test(keyword) ? stringMatching(/^[a-z]$/) : constantFrom(...'कगचजटडतदनपबमरलवशसहाििीुूेों')

const slipped = record({
  place: integer({ min: 0, max: 40 }),
  way: constantFrom('missing', 'more', 'other', 'swapped'),
})

function slip(keyword: string, { place, way }: { place: number; way: string }, one: string): string {
  const at = place % keyword.length
  const [before, here, after] = [keyword.slice(0, at), keyword[at] ?? '', keyword.slice(at + 1)]
  if (way === 'missing') return before + after
  if (way === 'more') return before + one + here + after
  return way === 'other' ? before + one + after : before + after.slice(0, 1) + here + after.slice(1)
}

/** To a keyword or to a word of it, as it is written or as it sounds. */
function isNear(typed: string, keyword: string): boolean {
  const [query, other] = [parse(typed), parse(keyword)]
  const names = ({ text, words }: typeof other.plain) => [text, ...words.map((word) => word.text)]
  return (
    names(other.plain).some((name) => slips(query.plain.text, name) <= 1) ||
    names(other.folded).some((name) => slips(query.folded.text, name) <= 1)
  )
}

test('with one slip anywhere every keyword of four letters and more still finds its kind, or one as near', () => {
  const long = keywords.filter(({ keyword }) => keyword.length > 3)
  assert(
    property(
      constantFrom(...long).chain((meant) =>
        record({ slipped, one: letter(meant.keyword) }).map((how) => ({
          ...meant,
          typed: slip(meant.keyword, how.slipped, how.one),
        })),
      ),
      ({ typed, to }) => {
        const found = search(typed)
        const isAsNear = keywords.some((other) => other.to === found && isNear(typed, other.keyword))
        expect([typed, found === to || isAsNear || offered(typed) !== undefined]).toEqual([typed, true])
      },
    ),
    runsOf(50_000),
  )
})

/** As the page of decisions says it, with all the room that folding and slips give. */
function mayMean(typed: string): boolean {
  const [query, ...more] = [parse(typed).plain.text, parse(typed).folded.text]
  return keywords.some(({ keyword }) => {
    const { plain, folded } = parse(keyword)
    return [
      [query ?? '', plain.text] as const,
      ...more.map((one) => [one, folded.text] as const),
      ...plain.text.split(' ').map((word) => [query ?? '', word] as const),
      ...folded.text.split(' ').map((word) => [more[0] ?? '', word] as const),
    ].some(
      ([one, other]) => one.includes(other) || other.includes(one) || slips(one, other) <= (other.length < 8 ? 1 : 2),
    )
  })
}

test('a word that is no keyword, no part of one and not near one finds nothing', () => {
  const words = constantFrom(stringMatching(/^[a-z]{4,12}$/), stringMatching(/^[कगचजटडतदनपबमरलवशसहािीुूेों]{4,10}$/))
  assert(
    property(
      words.chain((word) => word),
      (typed) => {
        expect([typed, search(typed) === undefined || mayMean(typed)]).toEqual([typed, true])
      },
    ),
    runsOf(50_000),
  )
})

test.each([
  'chicken',
  'mutton',
  'paneer',
  'butter',
  'onion',
  'potato',
  'tomato',
  'coriander',
  'chutney',
  'biryani',
  'chapati',
  'crab',
  'squid',
  'clams',
  'oyster',
  'tilapia',
  'sardine',
  'anchovy',
  'basa',
  'rohu',
  'katla',
  'delivery',
  'today',
  'tomorrow',
  'order',
  'price',
  'cheap',
  'address',
  'telephone',
  'thank you',
  'good morning',
  'चिकन',
  'मटण',
  'खेकडा',
  'कांदा',
  'बटाटा',
  'भाजी',
  'दूध',
  'तांदूळ',
  'उद्या',
  'धन्यवाद',
])('%s is nothing that the shop sells', (typed) => {
  expect(search(typed)).toBeUndefined()
})
