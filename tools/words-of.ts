import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '#shop/languages.ts'

const house = join(import.meta.dirname, '..')

/** What each language has for itself, as package.json names it for English. */
const folders = {
  '#words/': 'shop/words',
  '#texts/': 'shop/words/texts',
  '#faces/': 'kit/faces',
} as const

/** The build of a language finds its own words where the code names no language. */
export const wordsOf = (language: Language): Plugin => ({
  name: `words-of-${language}`,
  enforce: 'pre',
  resolveId(asked) {
    const found = Object.entries(folders).find(([name]) => asked.startsWith(name))
    return found && join(house, found[1], language, asked.slice(found[0].length))
  },
})
