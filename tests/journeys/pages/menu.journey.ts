import { loggedInOn } from '#tests/journeys/people.ts'
import { barriersOn, visit } from '#tests/journeys/visits.ts'
import { productsMenu } from '#tests/rooms/opening-lists.ts'
import { expect, test } from '#tests/running/shop.ts'

const titles = productsMenu.map(({ title }) => title)

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('the menu keeps the focus, and the button, Escape and a tap outside close it', async ({ page }) => {
    await visit(page, '/home')
    const opener = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await opener.tap()
    await expect(menu).toBeVisible()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('MAIN')
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .header-row'))).toBeNull()
    }
    await menu.getByRole('button', { name: 'Close the menu' }).tap()
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.tap()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.tap()
    await page.touchscreen.tap(350, 500)
    await expect(menu).toHaveCount(0)
  })

  test('the menu has Login for strangers, and Products as a list that opens and closes', async ({ page }) => {
    await visit(page, '/home')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'My Orders' })).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Prawns', exact: true })).toBeHidden()
    await menu.getByText('Products').tap()
    await expect(menu.locator('details').getByRole('link')).toHaveText(titles)
    expect(await barriersOn(page)).toEqual([])
    await menu.getByText('Products').tap()
    await expect(menu.getByRole('link', { name: 'Prawns', exact: true })).toBeHidden()
    await menu.getByText('Products').tap()
    await menu.getByRole('link', { name: 'Prawns', exact: true }).tap()
    await expect(page).toHaveURL('/productListPrawns')
    await expect(menu).toHaveCount(0)
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the menu greets who is signed in, in letters that anyone can read (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await loggedInOn(page)
      await page.getByRole('button', { name: 'Menu' }).tap()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByRole('link', { name: 'Hello, Asha Kolhatkar' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'My Orders' })).toBeVisible()
      expect(await barriersOn(page, 'dialog')).toEqual([])
      await menu.getByRole('button', { name: 'Logout' }).tap()
      await expect(page).toHaveURL('/login')
    })

  test('a tap opens Products where the wide bar is touched, and a second tap closes it', async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 800 })
    await visit(page, '/home')
    const list = page.locator('.dropdown-list')
    await page.getByRole('button', { name: 'Products' }).tap()
    await expect(list).toBeVisible()
    await page.getByRole('button', { name: 'Products' }).tap()
    await expect(list).toBeHidden()
  })
})
