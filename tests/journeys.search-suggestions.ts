import { expect, test } from './shop.ts'
import { barriersOn, visit } from './visits.ts'

test('while somebody types, kinds are suggested; one leads to its page, Escape and a press elsewhere take them away', async ({
  page,
}) => {
  await visit(page, '/home')
  const box = page.getByRole('searchbox', { name: 'Search fish' })
  const suggestions = page.getByRole('list', { name: 'Suggestions' })
  await box.pressSequentially('po')
  await expect(suggestions.getByRole('link')).toHaveText(['Silver Pomfret', 'Black Pomfret (Halwa)'])
  await expect(page.getByText('2 suggestions')).toBeAttached()
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(suggestions).toBeHidden()
  await box.fill('rawa')
  await expect(suggestions.getByRole('link')).toHaveText(['Indian Salmon (Rawas)'])
  await page.getByRole('main').dispatchEvent('pointerdown')
  await expect(suggestions).toBeHidden()
  await box.fill('lob')
  await suggestions.getByRole('link', { name: 'Lobster' }).click()
  await expect(page).toHaveURL('/lobsterDetails/19')
  await expect(box).toHaveValue('')
  await expect(suggestions).toBeHidden()
})

test('the suggestions are reached by keyboard alone', async ({ page }) => {
  await visit(page, '/home')
  await page.getByRole('searchbox', { name: 'Search fish' }).focus()
  await page.keyboard.type('shevan')
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Lobster' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/lobsterDetails/19')
})
