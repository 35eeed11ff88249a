import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { devanagari } from './font-plan.ts'

const house = join(import.meta.dirname, '..')

const filesIn = (folder: string): string[] =>
  existsSync(join(house, folder)) ? readdirSync(join(house, folder)).map((name) => join(house, folder, name)) : []

test('every letter of Hindi and Marathi that the shop writes is in its typeface, and no digit is written but a Latin one', () => {
  const folders = languages.slice(1).flatMap((language) => [`shop/words/${language}`, `shop/words/texts/${language}`])
  const known = new Set(devanagari)
  const files = folders.flatMap((folder) => filesIn(folder))
  const strange = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(/[\u0900-\u097f]/g))]
      .filter((letter) => !known.has(letter))
      .map((letter) => `${letter} in ${file}`),
  )
  expect(strange).toEqual([])
  expect(files.length).toBeGreaterThan(0)
})
