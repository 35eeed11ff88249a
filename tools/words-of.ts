import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '#shop/languages.ts'

const house = join(import.meta.dirname, '..')

/** What each language has for itself, as package.json names it for English. */
const folders = { '#words/': 'shop/words', '#texts/': 'shop/catalogue/texts', '#faces/': 'kit/faces' } as const

/** The build of a language finds its own words where the code names no language. */
export const wordsOf = (language: Language): Plugin => ({
  name: `words-of-${language}`,
  enforce: 'pre',
  resolveId(asked) {
    for (const [name, folder] of Object.entries(folders))
      if (asked.startsWith(name)) {
        const own = join(house, folder, language, asked.slice(name.length))
        return existsSync(own) ? own : join(house, folder, 'en', asked.slice(name.length))
      }
    return undefined
  },
})
