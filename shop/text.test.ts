import * as v from 'valibot'
import { expect, test } from 'vitest'
import { faultIn } from './faults.ts'
import { plainText } from './text.ts'

const name = plainText('name', 80)

test('a name is kept with all that its language puts on a letter', () => {
  for (const typed of ['मीना कोळी', 'क्षेत्र्य', 'Nguyễn', `Z${'\u0327\u0337\u034E'.repeat(10)}`])
    expect(v.parse(name, typed)).toBe(typed.normalize('NFC'))
})

test('a tower of marks is refused before anything is made of it', () => {
  const tower = `a${'\u0315\u0300'.repeat(30_000)}`
  const began = process.threadCpuUsage()
  const read = v.safeParse(name, tower)
  const { user, system } = process.threadCpuUsage(began)
  expect(read.issues && faultIn(read.issues[0])).toEqual({ refused: 'unreadable', what: 'name' })
  expect((user + system) / 1000).toBeLessThan(50)
})
