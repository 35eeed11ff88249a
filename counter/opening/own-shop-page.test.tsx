import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShopFacts } from '#shop/opening/shop-facts.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { shopFactRefusals, ownShopWords as words } from '#words/first-run.ts'

atTheCounter()

const facts: ShopFacts = {
  name: 'Koli Sisters',
  legalName: 'Koli Sisters Fish LLP',
  address: '14 Gokhale Road, Mumbai 400028',
  phone: '022 2430 1188',
  fssai: '11526998000123',
  gstin: '',
  email: 'care@koli.example',
  grievanceOfficer: 'Meera Koli',
  grievanceEmail: 'meera@koli.example',
  grievancePhone: '98200 12345',
}

const saves = '/counter/api/shop'
const field = (fact: keyof ShopFacts) => screen.getByLabelText<HTMLInputElement>(words.facts[fact])
const type = (fact: keyof ShopFacts, value: string) => fireEvent.input(field(fact), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: words.save }))
const slip = () => document.querySelector('.paper')?.textContent

function open(version = 3) {
  const brought = { version, facts, isSample: false }
  return openScreen(import('./own-shop-page.tsx'), brought, '/shop').then((answers) => ({ ...answers, brought }))
}

test('the slip has each letter as it is typed', async () => {
  await open()
  expect(slip()).toContain('Koli Sisters Fish LLP')
  type('legalName', 'Koli & Sons')
  type('gstin', '27aapfu0939f1zv ')
  type('phone', '022 1234 5678')
  expect(slip()).toContain('Koli & Sons')
  expect(slip()).toContain('022 1234 5678')
  expect(slip()).toContain('27AAPFU0939F1ZV')
})

test('what is wrong stands under its field, and nothing is sent', async () => {
  await open()
  type('fssai', '1152699800012')
  save()
  expect((await screen.findAllByText(shopFactRefusals['shop-fssai']())).length).toBeGreaterThan(0)
  expect(field('fssai').getAttribute('aria-invalid')).toBe('true')
  expect(sentTo(saves)).toEqual([])
})

test('it is saved as it would be printed; who was overtaken keeps what was typed and saves over what is there then', async () => {
  const page = await open()
  type('phone', ' 022-2430\u00A01199 ')
  save()
  page.brought.version = 4
  const message = shopFactRefusals['shop-facts-changed']()
  await page.give(saves, { success: false, message }, { status: 409 })
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(field('phone').value).toBe(' 022-2430\u00A01199 ')
  save()
  await page.expectAsked(saves)
  expect(sentTo(saves).map(({ seen, phone }) => [seen, phone])).toEqual([
    [3, '022-2430 1199'],
    [4, '022-2430 1199'],
  ])
})

test('what was typed is still there after the page was left, until it is saved or discarded', async () => {
  await open()
  type('phone', '022 1234 5678')
  cleanup()
  await open()
  expect(field('phone').value).toBe('022 1234 5678')
  expect(slip()).toContain('022 1234 5678')
  expect(screen.getByText(words.notSaved)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.discard }))
  expect(field('phone').value).toBe(facts.phone)
  expect(screen.queryByText(words.notSaved)).toBeNull()
})
