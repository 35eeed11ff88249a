import type { Page } from '@playwright/test'
import { productsMenu } from '#shop/catalogue/lists.ts'
import { sampleIdentity } from '#shop/identity.ts'
import { frameWords } from '#words/frame.ts'
import { timings } from '#browser/timings.ts'
import { newPerson, signedInOn } from './people.ts'
import { expect, test } from './shop.ts'
import { barriersOn, complaintsOf, follow, visit, visitWithClock } from './visits.ts'

const desk = { viewport: { width: 1280, height: 800 } }
const titles = productsMenu.map(({ title }) => title)

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false, ...desk })

  test('every page has the bar on top and the foot below, with all ways on', async ({ page }) => {
    for (const path of ['/home', '/aboutus', '/recipes/salmon-teriyaki', '/recipes/nope']) {
      await page.goto(path)
      const bar = page.getByRole('banner')
      await expect(bar.getByRole('link', { name: `Darya ${frameWords.tagline}` })).toHaveAttribute('href', '/home')
      await expect(bar.getByRole('searchbox', { name: 'Search fish' })).toBeVisible()
      await expect(bar.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cartPage')
      await expect(bar.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
      for (const [name, to] of [
        ['Home', '/home'],
        ['About Us', '/aboutus'],
        ['Contact Us', '/contactus'],
      ] as const)
        await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
      await expect(bar.getByRole('link', { name: 'My Orders' })).toHaveCount(0)
      const foot = page.getByRole('contentinfo')
      await expect(foot).toContainText(`© ${new Date().getFullYear()} Darya`)
      for (const { network, url } of sampleIdentity.social)
        await expect(foot.getByRole('link', { name: network })).toHaveAttribute('href', url)
      await expect(foot).toContainText(`FSSAI licence ${sampleIdentity.fssai}`)
      await expect(foot).toContainText(sampleIdentity.grievanceOfficer)
      for (const { title, to } of productsMenu)
        await expect(foot.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', to)
    }
  })

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
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
    for (const _stop of ['the logo', 'Home', 'Products']) await page.keyboard.press('Tab')
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

  for (const [name, to] of [
    ['About Us', '/aboutus'],
    ['Contact Us', '/contactus'],
    ['Lobster', '/lobsterDetails/19'],
    ['Tiger Prawns', '/tigerPrawnsDetails/20'],
    ['Indian Salmon (Rawas)', '/rawasDetails/21'],
  ] as const) {
    test(`${name} comes after half a second of the spinner, and is fetched meanwhile`, async ({ page }) => {
      await visitWithClock(page, '/home')
      const fetched = page.waitForRequest((request) => request.url().includes(`${to}.data`))
      await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true, includeHidden: true })
        .dispatchEvent('click')
      await expect(page.locator('.spinner-overlay')).toBeVisible()
      await fetched
      await page.clock.runFor(timings.menuLink - 1)
      await expect(page).toHaveURL('/home')
      await page.clock.runFor(1)
      await expect(page).toHaveURL(to)
      await expect(page.locator('.spinner-overlay')).toHaveCount(0)
    })
  }

  test('Prawns and the other lists of the menu come at once', async ({ page }) => {
    await visitWithClock(page, '/aboutus')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Prawns', exact: true, includeHidden: true })
      .dispatchEvent('click')
    await expect(page).toHaveURL('/productListPrawns')
  })

  test('with the control key a link opens a tab of its own, without the spinner', async ({ page, context }) => {
    await visit(page, '/home')
    const opened = context.waitForEvent('page')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'About Us' })
      .click({ modifiers: ['Control'] })
    await expect(await opened).toHaveURL('/aboutus')
    await expect(page).toHaveURL('/home')
    await expect(page.locator('.spinner-overlay')).toHaveCount(0)
  })

  test('somebody who wants no motion waits for no spinner', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitWithClock(page, '/home')
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await page.clock.runFor(0)
    await expect(page).toHaveURL('/aboutus')
  })
})

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
      await signedInOn(page)
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

test('the bar holds the longest name from a narrow phone to a wide screen, and the search that grows beside it', async ({
  page,
}) => {
  test.slow()
  const name = 'Ashalatha Venkataramanujan Kolhatkar-Deshpande'
  await signedInOn(page, { ...newPerson(), name })
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
  await signedInOn(page)
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

test('the page of the kit is for those who build with it: an open shop does not have it', async ({ request }) => {
  const answer = await request.get('/kit', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/home'])
})

test('an address that we do not know leads home, a thing that we do not have is not found', async ({
  page,
  request,
}) => {
  const unknown = await request.get('/no/such/page', { maxRedirects: 0 })
  expect([unknown.status(), unknown.headers().location]).toEqual([302, '/home'])
  const complaints = complaintsOf(page)
  const missing = await page.goto('/recipes/nope')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frameWords.notFound)
  await expect(page).toHaveTitle(`${frameWords.notFound} | Darya`)
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/home')
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
})

test('a page that fails on the way, and the way on from there, break nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  await visit(page, '/home')
  await follow(page, '/recipes/nope')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frameWords.notFound)
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { name: 'Customer favourites' })).toBeVisible()
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
})

test('on the way to another page the focus goes to its top, and its title is said', async ({ page }) => {
  await visit(page, '/home')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Terms | Darya' })).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('Back leads to the place on the page where one was', async ({ page }) => {
  await visit(page, '/home')
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await terms.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await terms.click()
  await expect(page).toHaveURL('/terms')
  await page.goBack()
  await expect(page).toHaveURL('/home')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

for (const width of [360, 1280])
  test(`'You are logged out.' stands top right for three seconds, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await signedInOn(page)
    await visitWithClock(page, '/aboutus')
    if (width < 1280) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    const toast = page.getByText(frameWords.loggedOut)
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    const { x = 0, y = 0, width: wide = 0, height = 0 } = box ?? {}
    expect(width - (x + wide)).toBeLessThanOrEqual(16)
    expect(y + height).toBeLessThan(740 / 4)
    await page.clock.runFor(timings.toast - 1)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
  })
