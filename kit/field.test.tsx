import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Dropdown, Field, TextArea } from './field.tsx'

afterEach(cleanup)

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

const isRequired = (label: string) => screen.getByLabelText<HTMLInputElement>(label).required

test('a label says whether its field must be filled, and the field says the same', () => {
  render(
    <>
      <Field label="Name" />
      <Field label="Landmark" optional />
      <TextArea label="Your review" />
      <Field label="Search your orders" optional unmarked />
    </>,
  )
  expect(['Name (required)', 'Your review (required)'].map(isRequired)).toEqual([true, true])
  expect(['Landmark (optional)', 'Search your orders'].map(isRequired)).toEqual([false, false])
})

test('help and what is wrong are read with the field, which then counts as wrong', () => {
  const { rerender } = render(<Field label="Pincode" hint="It fills in the city." />)
  const pincode = screen.getByLabelText(/^Pincode/)
  expect([described(pincode), pincode.getAttribute('aria-invalid')]).toEqual([['It fills in the city.'], null])
  rerender(<Field label="Pincode" hint="It fills in the city." error="5 digits typed, a pincode has 6." />)
  expect(described(pincode)).toEqual(['It fills in the city.', '5 digits typed, a pincode has 6.'])
  expect(pincode.getAttribute('aria-invalid')).toBe('true')
})

test('a list to choose from begins with its placeholder, which stands for nothing chosen', () => {
  render(<Dropdown label="Size" options={[{ value: 'L', label: 'Large' }]} placeholder="Choose an option" />)
  const options = screen.getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ value, label }) => [value, label])).toEqual([
    ['', 'Choose an option'],
    ['L', 'Large'],
  ])
})
