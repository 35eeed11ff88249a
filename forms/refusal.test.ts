import { expect, test, vi } from 'vitest'
import { formsWords } from '#words/forms.ts'
import { callsWords } from '#words/frame.ts'
import { refusalOf } from './refusal.ts'

const refused = (said: string | undefined, more = {}) => ({
  ok: false as const,
  refused: {
    status: 502,
    said,
    isJson: true,
    message: said ?? callsWords.httpError(502, callsWords.unknownError),
    more,
  },
})

test('without a network a form says that, and not that the shop is in trouble', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(refusalOf({ ok: false, unreachable: true })).toEqual({ said: [formsWords.noLine] })
  vi.restoreAllMocks()
})

test('a failure with words of its own is said in them, at its field where it names one', () => {
  expect(refusalOf(refused('Too many.'))).toEqual({ said: ['Too many.'] })
  expect(refusalOf(refused('It is known.', { field: 'email' }))).toEqual({ field: 'email', message: 'It is known.' })
})

test('a failure without words has those of its form, else the specification’s; and what to do stands beside them', () => {
  expect(refusalOf(refused(undefined))).toEqual({
    said: ['HTTP error! Status: 502, Message: Unknown error occurred', callsWords.trouble],
  })
  expect(refusalOf(refused(undefined), { unsaid: 'Error registering user.' })).toEqual({
    said: ['Error registering user.', callsWords.trouble],
  })
  expect(refusalOf({ ok: false, unreachable: true }, { unreached: 'No line.' })).toEqual({ said: ['No line.'] })
})
