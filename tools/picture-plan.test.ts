import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { picturesWords } from '#words/pictures.ts'
import { kinds, manifestOf, type Picture, type Plan, regionOf, withinBudget } from './picture-plan.ts'

const root = join(import.meta.dirname, '..')
const plans: Plan[] = JSON.parse(readFileSync(join(root, 'art/pictures.json'), 'utf8'))
const alts: Readonly<Record<string, string>> = picturesWords
const manifest: Record<string, Picture> = JSON.parse(readFileSync(join(root, 'kit/pictures.json'), 'utf8'))

test('a species card is cut square from the head of the fish', () => {
  const card: Plan = { name: 'species-pomfret', kind: 'card', from: 'whole-pomfret', left: 0.1, top: 0.2, width: 0.5 }
  expect(regionOf(card, kinds.card, 1536, 1152)).toEqual({ left: 154, top: 230, width: 768, height: 768 })
})

test('a cut never reaches beyond its master', () => {
  const wide: Plan = { name: 'hero-pomfret', kind: 'hero', left: 0.5, top: 0.9, width: 1 }
  expect(regionOf(wide, kinds.hero, 1600, 1000)).toEqual({ left: 0, top: 100, width: 1600, height: 900 })
})

test('a product picture of a list must be light', () => {
  expect(withinBudget(kinds.product, 480, 16_000)).toBe(true)
  expect(withinBudget(kinds.product, 480, 16_001)).toBe(false)
})

test('a picture that is no longer planned leaves the manifest with its files', () => {
  const picture: Picture = {
    width: 480,
    height: 360,
    colour: '#1d2428',
    files: [{ width: 480, avif: '/pictures/a.avif', webp: '/pictures/a.webp', bytes: { avif: 1, webp: 1 } }],
  }
  const { manifest, files } = manifestOf({ old: picture, kept: picture }, [{ name: 'kept', kind: 'product' }])
  expect(Object.keys(manifest)).toEqual(['kept'])
  expect([...files]).toEqual(['/pictures/a.avif', '/pictures/a.webp'])
})

test.each(plans.filter((plan) => manifest[plan.name]).map((plan) => [plan.name, plan] as const))(
  '%s says what is to be seen and keeps its budget',
  (name, plan) => {
    expect(alts[name]).toMatch(/^[A-Z].{20,}\.$/)
    for (const file of manifest[name]?.files ?? []) {
      expect(withinBudget(kinds[plan.kind], file.width, file.bytes.avif)).toBe(true)
    }
  },
)
