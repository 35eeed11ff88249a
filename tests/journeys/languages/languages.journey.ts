import type { APIRequestContext, Page } from '@playwright/test'
import { languageNames, languages, localeOf, pathIn, spokenAt } from '#shop/languages.ts'
import { cartWords as hindiCart } from '#shop/words/hi/cart.ts'
import { offerWords as hindiOffer } from '#shop/words/hi/language.ts'
import { accountRefusals } from '#shop/words/mr/accounts.ts'
import { offerWords } from '#shop/words/mr/language.ts'
import { offlineWords } from '#shop/words/mr/offline.ts'
import { bar, visitTwice, test as withWorker } from '#tests/journeys/offline/offline-pages.ts'
import { withLetters } from '#tests/journeys/pages/letters.ts'
import { fillCart, line } from '#tests/journeys/shopping.ts'
import { alive, barriersAnywhereOn, complaintsOf, lineWatched, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'

const offer = (page: Page) => page.locator('.language-offer')

const spoken = (page: Page) => page.locator('html').getAttribute('lang')

test('the switch leads to the same page in another language, by mouse and by keyboard, and the cart comes along', async ({
  page,
}) => {
  await fillCart(page, [line(4)])
  await visit(page, '/delivery?pincode=400012')
  const complaints = complaintsOf(page)
  await page.getByRole('banner').getByRole('link', { name: languageNames.mr }).click()
  await expect(page).toHaveURL('/mr/delivery?pincode=400012')
  await alive(page)
  expect(await spoken(page)).toBe('mr-IN')
  await expect(page.getByRole('banner').locator('.badge')).toHaveText('1')
  const hindi = page.getByRole('contentinfo').getByRole('link', { name: languageNames.hi })
  await expect(hindi).toHaveAttribute('lang', 'hi')
  await expect(hindi).toHaveAttribute('hreflang', 'hi-IN')
  await hindi.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/hi/delivery?pincode=400012')
  await alive(page)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('hi')
  await page.getByRole('banner').locator('.cart-link').click()
  await expect(page).toHaveURL('/hi/cartPage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindiCart.title)
  await expect(page.locator('.badge')).toHaveText('1')
  await page.locator('.menu-button').click()
  await page.getByRole('dialog').getByRole('link', { name: languageNames.en }).click()
  await expect(page).toHaveURL('/cartPage')
  expect(await spoken(page)).toBe('en-IN')
  expect(complaints).toEqual([])
})

test('without a script the switch is a link like any other', async ({ still }) => {
  await still.goto('/hi/cartPage')
  await still.getByRole('banner').getByRole('link', { name: languageNames.mr }).click()
  await expect(still).toHaveURL('/mr/cartPage')
})

test('where letters are so large that the bar has no room, the menu and the foot have the languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await visit(page, '/mr/home')
  // An offer of English lies over the links at first.
  await offer(page).getByRole('button').click()
  const inBar = page.getByRole('banner').getByRole('link', { name: languageNames.en, exact: true })
  await expect(inBar).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(inBar).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: languageNames.en })).toBeVisible()
})

test.describe('somebody whose browser prefers Marathi', () => {
  test.use({ locale: 'mr-IN' })

  test('is offered it once, in Marathi, and nothing moves', async ({ page }) => {
    await visit(page, '/home')
    await expect(offer(page)).toHaveText(offerWords.readHere)
    await expect(page).toHaveURL('/home')
    expect(await barriersAnywhereOn(page, '.header')).toEqual([])
    const places = () =>
      page
        .locator(
          'header *:visible:not(.language-offer, .language-offer *, .languages, .languages *), h1, .deliver-to .band > a',
        )
        .evaluateAll((all) => all.map((one) => Object.values(one.getBoundingClientRect().toJSON() as object).join()))
    const with_ = await places()
    await offer(page).getByRole('button', { name: offerWords.close }).click()
    await expect(offer(page)).toHaveCount(0)
    expect(await places()).toEqual(with_)
    await visit(page, '/home')
    await lineWatched(page)
    await expect(offer(page)).toHaveCount(0)
  })

  test('can still say a pincode, however large the letters are', async ({ page }) => {
    test.slow()
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/home')
      await page.evaluate(() => localStorage.clear())
      await visit(page, '/home')
      await expect(offer(page)).toBeVisible()
      for (const size of [100, 125, 150, 175, 200]) {
        await withLetters(page, size)
        const free = await page.evaluate(() => {
          const place = document.querySelector('.deliver-to a')?.getBoundingClientRect() ?? new DOMRect()
          const row = Array.from({ length: Math.floor(place.width) }, (_, at) => place.left + at)
          return row.filter((x) => document.elementFromPoint(x, place.top + 10)?.closest('.deliver-to .band > a'))
            .length
        })
        expect(free, `${width} px at ${size} %`).toBeGreaterThanOrEqual(44)
        const [link, close] = [offer(page).getByRole('link'), offer(page).getByRole('button')]
        if (await offer(page).isVisible()) for (const one of [link, close]) await one.click({ trial: true })
      }
    }
  })

  test('follows it to the same page, and is offered nothing there', async ({ page }) => {
    await visit(page, '/fish')
    await offer(page).getByRole('link').click()
    await expect(page).toHaveURL('/mr/fish')
    await alive(page)
    await lineWatched(page)
    await expect(offer(page)).toHaveCount(0)
  })

  test('on a page in Hindi is offered Marathi, not English', async ({ page }) => {
    await visit(page, '/hi/fish')
    await expect(offer(page)).toHaveText(offerWords.readHere)
    await expect(offer(page)).not.toContainText(hindiOffer.readHere)
  })
})

test('what the shop refuses is said in the language of the page', async ({ page }) => {
  await visit(page, '/mr/login')
  await page.locator('input[name="email"], input[autocomplete~="username"]').first().fill('nobody@darya.example')
  await page.locator('input[type="password"]').first().fill('not a password of anybody')
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/login'))
  await page.locator('main form button[type="submit"]').first().click()
  expect((await asked).headers()['accept-language']).toBe('mr')
  await expect(page.getByText(accountRefusals['wrong-login']()).first()).toBeVisible()
})

test('what is for those who are signed in leads by the login of the same language', async ({ page }) => {
  await visit(page, '/mr/addresses')
  await expect(page).toHaveURL('/mr/login')
})

const linksOf = (html: string) => [
  ...[...html.matchAll(/<a\b[^>]*>/g)]
    .filter(([tag]) => !tag.includes('hrefLang') && !tag.includes('hreflang'))
    .flatMap(([tag]) => /href="(\/[^"]*)"/.exec(tag)?.[1] ?? []),
  ...[...html.matchAll(/<form\b[^>]*action="(\/[^"]*)"/g)].map(([, to = '']) => to),
]

for (const language of ['hi', 'mr'] as const)
  test(`from a page in ${language} every link, and every way that these lead, stays in ${language}`, async ({
    request,
  }) => {
    const seen = new Set([pathIn(language, '/home'), pathIn(language, '/'), pathIn(language, '/no/such/page')])
    const strays: string[] = []
    for (const path of seen) {
      const answer = await request.get(path, { maxRedirects: 0 })
      const { location } = answer.headers()
      const leads = location === undefined ? linksOf(await answer.text()) : [location]
      for (const to of leads) {
        const address = to.replaceAll('&amp;', '&').replace(/#.*/, '')
        if (spokenAt(address).language !== language) strays.push(`${path}: ${to}`)
        else if (seen.size < 120) seen.add(address)
      }
    }
    expect(strays).toEqual([])
    expect(seen.size).toBeGreaterThan(40)
  })

async function sitemapOf(request: APIRequestContext, language: (typeof languages)[number]) {
  const text = await (await request.get(pathIn(language, '/sitemap.xml'))).text()
  return new Map(
    [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => [
      new URL(loc).pathname,
      Object.fromEntries(
        [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name = '', href = '']) => [
          name,
          new URL(href).pathname,
        ]),
      ),
    ]),
  )
}

test('search engines find each page in every language, each with the same set of its likes', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const english = await sitemapOf(request, 'en')
  for (const language of languages) {
    expect(robots).toContain(`${pathIn(language, '/sitemap.xml')}\n`)
    expect(robots).toContain(`Disallow: ${pathIn(language, '/cartPage')}\n`)
    const own = await sitemapOf(request, language)
    expect([...own.keys()]).toEqual([...english.keys()].map((path) => pathIn(language, path)))
    for (const [path, likes] of own) {
      const { path: plain } = spokenAt(path)
      const each = languages.map((one) => [localeOf(one), pathIn(one, plain)])
      expect(likes).toEqual({ ...Object.fromEntries(each), 'x-default': plain })
    }
    const page = await (await request.get(pathIn(language, '/terms'))).text()
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"]*:\\d+${pathIn(language, '/terms')}"`))
    expect(page).toContain(`content="${language}_IN"`)
    const manifest = (await (await request.get(pathIn(language, '/manifest.webmanifest'))).json()) as object
    expect(manifest).toMatchObject({ lang: localeOf(language), start_url: pathIn(language, '/home'), scope: '/' })
  }
})

withWorker('after two visits in Marathi the shop opens without a line in Marathi', async ({ page, context }) => {
  withWorker.slow()
  await visitTwice(page, '/mr/home')
  await context.setOffline(true)
  for (const path of ['/mr/cartPage', '/mr/fish', '/mr/home']) {
    await page.goto(path)
    await alive(page)
    await expect(bar(page)).toContainText(offlineWords.noLine)
    expect(await spoken(page)).toBe('mr-IN')
  }
  await page.goto('/mr/weighed/not-kept')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineWords.noPage)
  expect(await spoken(page)).toBe('mr-IN')
  await page.getByRole('link', { name: offlineWords.cart }).click()
  await expect(page).toHaveURL('/mr/cartPage')
})
