import { expect, test } from 'vitest'
import { callFloods, cliFloods, ownFloods } from '../../bench/abuse/message-floods.ts'
import { sourcesOf } from './sources.ts'
import { tellersIn } from './tellers.ts'

const sources = sourcesOf(['server'])
const floods = [...Object.values(callFloods), ...Object.values(cliFloods), ...Object.values(ownFloods)]
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

/** The orders of a sample day are those of made-up people, and go without a message (`server/sample-day/sample-day.long.test.ts`). */
const tellsNobody = ['sampleDay']

test('every call, every operator’s command and everything that the shop does by itself to tell somebody something is tried as a flood', () => {
  const found = tellersIn(sources)
  expect(sorted(Object.keys(callFloods))).toEqual(found.calls)
  expect(sorted([...Object.keys(cliFloods), ...tellsNobody])).toEqual(found.cliCommands)
  expect(sorted(floods.map(({ command }) => command))).toEqual(found.commands)
})

test('no message comes into the outbox but through the one place that counts it', () => {
  const writing = sources.filter(({ text }) => /insertInto\(\s*['"]outbox['"]|insert into outbox/i.test(text))
  expect(writing.map(({ file }) => file)).toEqual(['server/messages/outbox.ts'])
})

test('a new call that tells somebody something is found, however far behind it does', () => {
  const planted = sources.map(({ file, text }) => {
    if (file === 'server/orders/moves/cancel-order.ts')
      return {
        file,
        text: `${text}\nimport { writeMessage } from '#server/messages/outbox.ts'\n`.replace(
          'await leaveCancellation',
          'await writeMessage',
        ),
      }
    return { file, text }
  })
  expect(tellersIn(planted).commands).toContain('cancelOrder')
  expect(tellersIn(planted).calls).toContain('cancelOrder')
})
