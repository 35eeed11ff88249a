import { once } from 'node:events'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { formsWords } from '#words/forms.ts'
import { FormAnswer, SendButton } from './sending.tsx'
import { type Outcome, useForm } from './use-form.ts'

afterEach(cleanup)

const filled = (typed: string) => (typed === '' ? 'It is missing.' : undefined)
const checks = {
  name: filled,
  mobile: (typed: string) => filled(typed) ?? (typed.length < 4 ? 'Too short.' : undefined),
}

function Letter({ send }: { send: () => Outcome | Promise<Outcome> }) {
  const form = useForm(checks, send)
  return (
    <form {...form.events}>
      <input aria-label="Name" name="name" />
      <input aria-label="Mobile" name="mobile" />
      <FormAnswer form={form} />
      <SendButton form={form} doing="Sending...">
        Send
      </SendButton>
    </form>
  )
}

const type = (label: string, value: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  field.value = value
  fireEvent.input(field)
}
const press = () => act(async () => screen.getByRole('button').click())
const lines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test('a line of the summary goes the moment its field is right, and the whole with the last', async () => {
  document.title = 'A letter'
  render(<Letter send={() => undefined} />)
  type('Mobile', '98')
  await press()
  expect(lines()).toEqual(['It is missing.', 'Too short.'])
  expect(document.title).toBe('Error: A letter')
  type('Name', 'Asha')
  expect(lines()).toEqual(['Too short.'])
  type('Mobile', '9820')
  expect([lines(), document.title]).toEqual([[], 'A letter'])
})

test('while it is on its way it goes once however often it is pressed; the button says so and keeps the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const send = vi.fn<() => Promise<Outcome>>(() => promise)
  render(<Letter send={send} />)
  type('Name', 'Asha')
  type('Mobile', '9820')
  const button = screen.getByRole('button')
  button.focus()
  await press()
  await press()
  expect([button.textContent, document.activeElement === button, send.mock.calls.length]).toEqual([
    'Sending...',
    true,
    1,
  ])
  await act(async () => resolve({ said: ['No line.'] }))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect([button.textContent, screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['Send', 'Asha'])
})

test('what the shop finds wrong stands at its field, and with the whole where the form has no such field', async () => {
  const send = vi
    .fn<() => Outcome>()
    .mockReturnValueOnce({ field: 'mobile', message: 'It is known.' })
    .mockReturnValueOnce({ field: 'otherwise', message: 'Too many.' })
  render(<Letter send={send} />)
  type('Name', 'Asha')
  type('Mobile', '9820')
  await press()
  expect(lines()).toEqual(['It is known.'])
  await press()
  expect(screen.getByRole('alert').textContent).toBe('Too many.')
})

test('a form that broke while it was sent can be pressed again', async () => {
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  onTestFinished(() => others.forEach((other) => process.on('unhandledRejection', other)))
  const broken = once(process, 'unhandledRejection')
  const send = vi.fn<() => Promise<Outcome>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue(undefined)
  render(<Letter send={send} />)
  type('Name', 'Asha')
  type('Mobile', '9820')
  await press()
  await broken
  expect(screen.getByRole('button').textContent).toBe('Send')
  await press()
  expect(send).toHaveBeenCalledTimes(2)
})

test('where sending breaks, the form says so, keeps what was typed, and can be sent again', async () => {
  const told = vi.fn<(trouble: unknown) => void>()
  vi.stubGlobal('reportError', told)
  onTestFinished(() => void vi.unstubAllGlobals())
  const broken = new TypeError('It broke.')
  const send = vi.fn<() => Promise<Outcome>>().mockRejectedValueOnce(broken).mockResolvedValue({ done: 'Sent.' })
  render(<Letter send={send} />)
  type('Name', 'Asha')
  type('Mobile', '9820')
  await press()
  expect(screen.getByRole('alert').textContent).toBe(formsWords.failed)
  expect(told).toHaveBeenCalledWith(broken)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha')
  await press()
  expect(screen.getByRole('status').textContent).toBe('Sent.')
})
