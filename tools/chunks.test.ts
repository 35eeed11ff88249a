import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { together } from './chunks.ts'

const house = join(import.meta.dirname, '..')

const filesOf = (name: string): string[] =>
  name.startsWith('words/') ? languages.map((language) => join('shop/words', language, name.slice(6))) : [name]

test.each(Object.entries(together))(
  'what travels as %s is there, in every language, and in one group alone',
  (_, names) => {
    expect(names.flatMap(filesOf).filter((file) => !existsSync(join(house, file)))).toEqual([])
    const all = Object.values(together).flat()
    expect(names.filter((name) => all.indexOf(name) !== all.lastIndexOf(name))).toEqual([])
  },
)
