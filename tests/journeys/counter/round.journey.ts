import { alive, takesPresses } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { reasonNames } from '#words/reasons.ts'
import { roundWords } from '#words/round.ts'
import { atScreen } from './board-room.ts'
import { movesOf } from './outbox-room.ts'
import { keptWords, outTo, phone, signsOf, startRound } from './round-room.ts'

test('a rider’s phone opens on the round: one stop after the other is handed over, what is not comes back, and then the phone keeps nothing', async ({
  browser,
  shop,
}) => {
  const { page, staff } = await atScreen(browser, shop, 'rider', phone)
  const orders = await outTo(shop, staff, ['1 Sea View', '2 Hill Top'])
  const [first, second] = orders
  if (first === undefined || second === undefined) throw new Error('two orders are out')
  let taps = 0
  const tap = async (role: 'button' | 'link', name: string | RegExp) => {
    await takesPresses(page)
    await page.getByRole(role, { name }).click()
    taps += 1
  }
  await page.goto('/counter')
  await expect(page).toHaveURL(/\/counter\/round$/)
  await alive(page)
  await startRound(page)
  await expect(page.getByText('1 Sea View', { exact: false })).toBeVisible()
  await expect(page.locator('.bar-title')).toHaveText(roundWords.at(1, 2))
  await tap('button', /^Hand over/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(roundWords.isDelivered(signsOf(first)))
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await tap('link', /^Next stop/)
  await expect(page.getByText('2 Hill Top', { exact: false })).toBeVisible()

  taps = 0
  await tap('link', new RegExp(`^${roundWords.notDelivered}`))
  await tap('button', reasonNames['nobody-there'])
  await tap('button', roundWords.noAnswer)
  await tap('button', roundWords.bringBack(signsOf(second)))
  expect(taps).toBe(4)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(roundWords.isNotDelivered(signsOf(second)))
  await tap('link', roundWords.toEnd)
  await expect(page.getByRole('heading', { name: roundWords.bring, exact: true })).toBeVisible()
  await expect(page.getByText(reasonNames['nobody-there'])).toBeVisible()
  await tap('button', roundWords.finish)
  await expect(page.getByText(roundWords.keepsNothing)).toBeVisible()
  expect(await keptWords(page)).not.toContain('Sea View')

  const counter = await staffAt(shop.dataDir, 'counter')
  expect((await movesOf(shop, counter, first)).at(-1)?.move).toBe('deliver')
  expect((await movesOf(shop, counter, second)).at(-1)).toMatchObject({ move: 'not-delivered', called: true })
})
