import type { Page } from '@playwright/test'
import { loggedInOn, newPerson } from '#tests/journeys/people.ts'
import { barriersOn, visit } from '#tests/journeys/visits.ts'
import { productsMenu } from '#tests/rooms/opening-lists.ts'
import { expect, test } from '#tests/running/shop.ts'

const desk = { viewport: { width: 1280, height: 800 } }
const titles = productsMenu.map(({ title }) => title)

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false, ...desk })

  test('the Products list opens under the mouse', async ({ page }) => {
    await page.goto('/home')
    const list = page.locator('.dropdown-list')
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: 'Products' }).hover()
    await expect(list).toBeVisible()
  })
})

test.describe('at a desk', () => {
  test.use(desk)

  test('Products opens nine entries under the mouse, stays on a click, and closes when the mouse goes', async ({
    page,
  }) => {
    await visit(page, '/home')
    const button = page.getByRole('button', { name: 'Products' })
    const list = page.locator('.dropdown-list')
    await button.hover()
    await expect(list.getByRole('link')).toHaveText(titles)
    await expect(list).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(list).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await page.mouse.move(640, 700)
    await expect(list).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('by keyboard Products opens on focus, closes on Escape, opens on Enter, and leads on', async ({ page }) => {
    await visit(page, '/home')
    const button = page.getByRole('button', { name: 'Products' })
    const list = page.locator('.dropdown-list')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    for (const _stop of ['where it goes to', 'Hindi', 'Marathi', 'the logo', 'Home', 'Products'])
      await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(list.getByRole('link', { name: titles[1] ?? '' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/productListPomfret')
    await expect(list).toBeHidden()
  })

  test('the search box grows from 200 to 300 px under the mouse and on focus', async ({ page }) => {
    await visit(page, '/home')
    const box = page.locator('.search-box')
    await expect(box).toHaveCSS('width', '200px')
    await box.hover()
    await expect(box).toHaveCSS('width', '300px')
    await page.mouse.move(640, 700)
    await expect(box).toHaveCSS('width', '200px')
    await page.getByRole('searchbox', { name: 'Search fish' }).focus()
    await expect(box).toHaveCSS('width', '300px')
  })

  test('a stranger who presses the user icon comes to the login, and is to come back to the front page', async ({
    page,
  }) => {
    await visit(page, '/aboutus')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('redirectTo'))).toContain('/')
  })
})

test('the bar holds the longest name from a narrow phone to a wide screen, and the search that grows beside it', async ({
  page,
}) => {
  test.slow()
  const name = 'Ashalatha Venkataramanujan Kolhatkar-Deshpande'
  await loggedInOn(page, { ...newPerson(), name })
  for (const width of [320, 360, 768, 1024, 1279, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const state of ['at rest', 'in the search']) {
      if (state === 'at rest') await page.mouse.move(10, 700)
      else await page.getByRole('searchbox').hover()
      await stopMotion(page)
      expect([width, state, await overhangsIn(page)]).toEqual([width, state, []])
    }
  }
  const greeting = page.getByRole('banner').getByRole('link', { name: `Hello, ${name}` })
  await expect(greeting).toHaveAttribute('title', `Hello, ${name}`)
})

test('a usual name is read in full at a desk', async ({ page }) => {
  await loggedInOn(page)
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.mouse.move(10, 700)
    await stopMotion(page)
    const greeting = page.getByRole('banner').getByRole('link', { name: 'Hello, Asha Kolhatkar' })
    await expect(greeting).toBeVisible()
    expect(
      await greeting
        .locator('span')
        .evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]),
    ).toEqual([0, 0])
  }
})

/** What of the bar lies outside the page's band or over its neighbour. */
const overhangsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const row = document.querySelector('.header-row')
    if (row === null) return ['there is no bar']
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row)
    const band = row.getBoundingClientRect()
    const from = band.left + Number.parseFloat(paddingInlineStart) - 1
    const to = band.right - Number.parseFloat(paddingInlineEnd) + 1
    const parts = [...row.querySelectorAll('.logo, .bar-nav, .search-box, .orders-link, .header-end > *')]
      .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    const outside = parts.filter(({ box }) => box.left < from || box.right > to).map(({ name }) => name)
    const over = parts.flatMap((one, at) =>
      parts
        .slice(at + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map(({ name }) => `${one.name} over ${name}`),
    )
    return [...outside, ...over]
  })

/** What moves has come to its end. */
const stopMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const moving of document.querySelector('.header')?.getAnimations({ subtree: true }) ?? []) moving.finish()
  })
