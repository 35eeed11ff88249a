import { timings } from '#browser/timings.ts'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { complaintsOf, follow, visit, visitWithClock } from '#tests/journeys/visits.ts'
import { productsMenu } from '#tests/rooms/opening-lists.ts'
import { expect, test } from '#tests/running/shop.ts'
import { frameWords } from '#words/frame.ts'

const desk = { viewport: { width: 1280, height: 800 } }

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
    // It stays under the pointer, which has just pressed the button beneath it.
    await page.mouse.move(0, 700)
    const box = await toast.boundingBox()
    const { x = 0, y = 0, width: wide = 0, height = 0 } = box ?? {}
    expect(width - (x + wide)).toBeLessThanOrEqual(16)
    expect(y + height).toBeLessThan(740 / 4)
    await page.clock.runFor(timings.toast - 1)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
  })
