import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './picture.tsx'
import { pictureOf } from './pictures.ts'

afterEach(cleanup)

const pomfret = pictureOf('whole-pomfret')

test('a picture says what it shows, keeps its place, and waits until it is near', () => {
  render(<Picture shot={pomfret} name="Whole Silver Pomfret" sizes="100vw" />)
  const image = screen.getByRole('img', { name: /pomfret/ })
  expect([image.getAttribute('loading'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    'lazy',
    String(pomfret?.width),
    String(pomfret?.height),
  ])
})

test('the picture that a page opens with is fetched before all others', () => {
  render(<Picture shot={pomfret} name="Whole Silver Pomfret" sizes="100vw" first />)
  const image = screen.getByRole('img')
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})

test('where there is no picture yet its name stands', () => {
  render(<Picture shot={undefined} name="Whole Silver Pomfret" sizes="100vw" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Whole Silver Pomfret')).toBeDefined()
})
