import { expect, test } from 'vitest'
import { type Slide, withSlide } from './slide-typed.ts'

const slide: Slide = {
  product: 'pdpImage4',
  picture: 'hero-pomfret',
  texts: {
    en: { title: 'Sustainably Fresh', description: 'Silver pomfret.' },
    mr: { title: 'निसर्ग जपून ताजे', description: 'पापलेट.' },
  },
}

const typed = (slideTitle: string, slideLine: string) => ({ slideTitle, slideLine, picture: 'hero-pomfret' })

test('a large picture that is worded anew keeps the translation of what stays', () => {
  expect(withSlide([slide], 'pdpImage4', typed('Sustainably Fresh', 'Silver pomfret.'))).toEqual([slide])
  const [anew] = withSlide([slide], 'pdpImage4', typed('Sustainably Fresh', 'By its size.'))
  expect(anew?.texts).toEqual({
    en: { title: 'Sustainably Fresh', description: 'By its size.' },
    mr: { title: 'निसर्ग जपून ताजे' },
  })
  const [other] = withSlide([slide], 'pdpImage4', typed('New', 'By its size.'))
  expect(other?.texts).toEqual({ en: { title: 'New', description: 'By its size.' } })
})
