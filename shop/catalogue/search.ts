import { keywords } from '#shop/catalogue/keywords.ts'
import { pathOfSpecies } from '#shop/catalogue/paths.ts'
import type { Species, SpeciesName } from '#shop/catalogue/product.ts'
import { species, speciesNamed } from '#shop/catalogue/species.ts'
import { slipsBetween } from '#shop/catalogue/spelling.ts'

export interface Suggestion {
  readonly label: string
  readonly to: string
}

/** The page that the typed words mean; undefined when they mean nothing that the shop sells. */
export function search(typed: string): string | undefined {
  const [best] = fitting(typed, fitOfQuery)
  return best && pathOfSpecies[best.name]
}

/** What to offer while someone is still typing, the best guess first. */
export function suggest(typed: string): readonly Suggestion[] {
  return fitting(typed, fitWhileTyping)
    .slice(0, mostSuggestions)
    .map(({ name, title }) => ({ label: title, to: pathOfSpecies[name] }))
}

const mostSuggestions = 6
/** A longer query is cut (and once more, where letters unfold): nobody types it, and each answer stays quick. */
const longestQuery = 100
/** DECISIONS: a keyword is found by a part of it that has three letters at least. */
const shortestPart = 3

interface Query {
  readonly text: string
  readonly words: readonly string[]
}

interface Keyword extends Query {
  readonly species: SpeciesName
}

/** How many letters of the keyword are met, and how many it has: of equal fits the shorter keyword is the closer one. */
interface Fit {
  readonly met: number
  readonly of: number
}

const allKeywords: readonly Keyword[] = species.flatMap(({ name }) =>
  keywords[name].flatMap(spellings).map((text) => ({ species: name, ...parse(text) })),
)

/** 'tiger prawns' is typed 'tigerprawns' as well. */
function spellings(keyword: string): readonly string[] {
  return keyword.includes(' ') ? [keyword, keyword.replaceAll(' ', '')] : [keyword]
}

/** Lower case, one spelling of each Devanagari letter, joiners and punctuation out. */
function parse(typed: string): Query {
  const text = typed
    .slice(0, longestQuery)
    .normalize('NFKC')
    .slice(0, longestQuery)
    .toLowerCase()
    .replaceAll(/[\u200c\u200d]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return { text, words: [...new Set(text.split(' '))] }
}

/** The kinds that the typed words fit, the most specific keyword first. */
function fitting(typed: string, fitOf: (query: Query, keyword: Keyword) => Fit | undefined): readonly Species[] {
  const query = parse(typed)
  const fits = allKeywords.flatMap((keyword) => {
    const fit = fitOf(query, keyword)
    return fit ? [{ ...fit, species: keyword.species }] : []
  })
  const closestFirst = fits.toSorted((one, other) => other.met - one.met || one.of - other.of)
  return [...new Set(closestFirst.map((fit) => fit.species))].map(speciesNamed)
}

function fitOfQuery(query: Query, keyword: Keyword): Fit | undefined {
  const of = keyword.text.length
  if (query.text.includes(keyword.text)) return { met: of, of }
  if (query.text.length >= shortestPart && keyword.text.includes(query.text)) return { met: query.text.length, of }
  const slips = slipsInWords(query, keyword)
  return slips === undefined ? undefined : { met: of - 2 * slips, of }
}

/** One or two letters say little, so they must begin a word. */
function fitWhileTyping(query: Query, keyword: Keyword): Fit | undefined {
  const begins = query.text !== '' && keyword.words.some((word) => word.startsWith(query.text))
  return begins ? { met: query.text.length, of: keyword.text.length } : fitOfQuery(query, keyword)
}

/** The keyword's words, each found somewhere in the query, a few slips allowed by their length. */
function slipsInWords(query: Query, keyword: Keyword): number | undefined {
  let slips = 0
  for (const word of keyword.words) {
    const allowed = slipsAllowed(word)
    const least = Math.min(...query.words.map((typed) => slipsBetween(typed, word, allowed)))
    if (least > allowed) return undefined
    slips += least
  }
  return slips
}

function slipsAllowed({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
