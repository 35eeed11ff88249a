import { barriersOn } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { scaleWords } from '#words/scale.ts'
import { typedWeightWords, weighingScreenWords as words } from '#words/weighing.ts'
import { atDrawnScale, missedInAllStates, saveTyped } from './scale-room.ts'
import { kept } from './weighing-journey.ts'

test('in every state Save and all keys lie on the screen, and the 7 lies where it lay', async ({ browser, shop }) => {
  const { page } = await atDrawnScale(browser, shop)
  expect(await missedInAllStates(page)).toEqual([])
})

test('Enter pressed twice saves once, and says nothing wrong about the next line', async ({ browser, shop }) => {
  const { page, staff, order } = await atDrawnScale(browser, shop)
  await page.keyboard.type('2060')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.locator('.said')).toContainText(words.saved('Tiger Prawns'))
  await expect(page.locator('.said-wrong')).toBeEmpty()
  await saveTyped(page, '505', 2)
  await expect
    .poll(async () => (await kept(shop, staff, order)).lines.map(({ moves }) => moves.length))
    .toEqual([1, 1, 0, 0])
})

test('what is no weight is said in its place, and what was typed stays', async ({ browser, shop }) => {
  const { page, staff, order } = await atDrawnScale(browser, shop)
  const field = page.locator('#weight')
  for (const [typed, shown, said] of [
    ['.', '.', words.noWeight],
    ['1.2.3', '1.2.3', words.noWeight],
    ['0', '0', words.impossible],
    ['-5', '-5', words.noWeight],
    ['1,250 kg', '1,250 kg', typedWeightWords.unclear],
    ['999999', '9,99,999', words.impossible],
  ] as const) {
    await field.fill('')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(page.locator('.said-wrong')).toHaveText(said)
    await expect(field).toHaveValue(shown)
  }
  for (const typed of ['99999', '20000']) {
    await field.fill(typed)
    await expect(page.getByRole('button', { name: words.chooseFirst })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('.way')).not.toHaveCount(0)
  }
  expect(await barriersOn(page)).toEqual([])
  await field.fill('')
  await page.keyboard.type('2900004009802')
  await page.keyboard.press('Enter')
  await expect(page.locator('.said-wrong')).toHaveText(scaleWords.labelRefusals['unknown-layout'])
  expect((await kept(shop, staff, order)).lines.flatMap(({ moves }) => moves)).toEqual([])
})
