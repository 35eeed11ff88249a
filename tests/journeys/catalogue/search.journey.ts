import { barriersOn, complaintsOf, visit } from '#tests/journeys/visits.ts'
import { openingKind, productsMenu } from '#tests/rooms/opening-lists.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect, test } from '#tests/running/shop.ts'
import { frameWords } from '#words/frame.ts'
import { searchWords } from '#words/search.ts'

/** SPEC section 2: the keywords, and where each leads. */
const table: readonly (readonly [string, string])[] = [
  ['prawns, korambi, kodambi', '/productListPrawns'],
  ['silver, pomfret, pap, paplet', '/productListPomfret'],
  ['king fish, surmai', '/productListSurmai'],
  ['bombay duck, bombil', '/productListBombil'],
  ['mackerel, bangda', '/productListBangda'],
  ['black pomfret, halwa', '/productListHalwa'],
  ['lobster, shevandi', '/lobsterDetails/19'],
  ['tiger prawns', '/tigerPrawnsDetails/20'],
  ['indian salmon, rawas', '/rawasDetails/21'],
]

test.describe('before any script runs', () => {
  test('the search box leads to the fish that was typed', async ({ still: page }) => {
    await page.goto('/home')
    await page.getByRole('searchbox', { name: 'Search fish' }).fill('BLACK Pomfret please')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/productListHalwa')
  })

  test('where nothing fits, the page says so and offers all nine kinds', async ({ still: page }) => {
    await page.goto('/search?query=tofu')
    await expect(page.getByRole('main')).toContainText(searchWords.noMatch)
    await expect(page.getByRole('main')).toContainText('tofu')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(productsMenu.map(({ title }) => title))
  })
})

test('every keyword of the specification leads to its page', async ({ request }) => {
  for (const [typed, to] of table.flatMap(([list, to]) => list.split(', ').map((typed) => [typed, to] as const))) {
    const answer = await request.get(`/search?query=${encodeURIComponent(typed.toUpperCase())}`)
    expect([typed, answer.status(), new URL(answer.url()).pathname]).toEqual([typed, 200, to])
  }
})

test('Marathi and Hindi names and slips of the finger lead there too', async ({ request }) => {
  for (const [typed, to] of [
    ['कोळंबी', openingKind('prawns').path],
    ['सुरमई', openingKind('surmai').path],
    ['pomfrat', openingKind('pomfret').path],
    ['prwans', openingKind('prawns').path],
  ] as const) {
    const answer = await request.get(`/search?query=${encodeURIComponent(typed)}`, { maxRedirects: 0 })
    expect([typed, answer.headers().location]).toEqual([typed, to])
  }
  expect(openingKind('prawns').keywords).toContain('कोळंबी')
})

test('Enter searches for what was typed, as it was typed', async ({ page }) => {
  await visit(page, '/home')
  const asked = page.waitForRequest((request) => request.url().includes('/search.data'))
  await page.getByRole('searchbox', { name: 'Search fish' }).fill(' Surmai ')
  await page.keyboard.press('Enter')
  expect(new URL((await asked).url()).searchParams.get('query')).toBe(' Surmai ')
  await expect(page).toHaveURL('/productListSurmai')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('King Fish (Surmai)')
})

test('what was typed stays in the field, and the page that finds nothing comes with it', async ({ page }) => {
  await visit(page, '/home')
  const box = page.getByRole('searchbox', { name: 'Search fish' })
  await box.fill('surmai')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/productListSurmai')
  await expect(box).toHaveValue('surmai')
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeHidden()
  await visit(page, '/search?query=tofu')
  await expect(box).toHaveValue('tofu')
})

test('who searches for nothing is asked for a fish, and can type at once', async ({ page }) => {
  await visit(page, '/home')
  const box = page.getByRole('searchbox', { name: 'Search fish' })
  const hint = page.getByText(frameWords.nothingTyped)
  for (const typed of ['', '  ']) {
    await box.fill(typed)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(hint).toBeInViewport()
    await expect(box).toBeFocused()
    await expect(page).toHaveURL('/home')
  }
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.type('p')
  await expect(hint).toHaveCount(0)
})

for (const [typed, title, ids] of [
  ['marinated', searchWords.titles.marinated, [3, 6, 9, 12, 15, 18]],
  ['sliced', searchWords.titles.cut, [2, 5, 8, 11, 14, 17]],
  ['मासे', searchWords.titles['every-kind'], []],
] as const)
  test(`'${typed}' names no kind, so all that fits is offered and nobody is alerted`, async ({ page }) => {
    await visit(page, '/home')
    await page.getByRole('searchbox', { name: 'Search fish' }).fill(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const cards = page.locator('.product-card')
    await expect(cards.getByRole('heading')).toHaveText(ids.map((id) => openingProduct(id).title))
    for (const { title: kind } of productsMenu)
      await expect(
        page.getByRole('main').locator('.all-fish').getByRole('link', { name: kind, exact: true }),
      ).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
  })

test("'Searching...' stands there until the search knows where to lead", async ({ page }) => {
  await visit(page, '/home')
  const top = () => page.getByRole('region', { name: 'From the docks' }).boundingBox()
  const before = await top()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/search/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('searchbox', { name: 'Search fish' }).fill('bangda')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(frameWords.searching)).toBeInViewport()
  expect(await top(), 'the page must not move').toEqual(before)
  letGo()
  await expect(page).toHaveURL('/productListBangda')
  await expect(page.getByText(frameWords.searching)).toHaveCount(0)
})

test('without a match an alert says so; OK takes it away and leaves a page that helps', async ({ page }) => {
  const complaints = complaintsOf(page)
  await visit(page, '/search?query=tofu')
  const alert = page.getByRole('alertdialog', { name: searchWords.noMatch })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('button')).toHaveText(['OK'])
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
  expect(await barriersOn(page)).toEqual([])
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Tiger Prawns' }).click()
  await expect(page).toHaveURL('/tigerPrawnsDetails/20')
  expect(complaints).toEqual([])
})

test('each search without a match alerts anew; Escape answers as OK does, a press beside it does not', async ({
  page,
}) => {
  await visit(page, '/search?query=tofu')
  const alert = page.getByRole('alertdialog', { name: searchWords.noMatch })
  await page.mouse.click(5, 5)
  await expect(alert).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search fish' }).fill('paneer')
  await page.keyboard.press('Enter')
  await expect(alert).toBeVisible()
  await expect(page.getByRole('main')).toContainText('paneer')
})

test('an empty search alerts nobody and offers all there is', async ({ page }) => {
  await visit(page, '/search?query=')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search our fish')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('what was typed is shown as text, whatever it is', async ({ page }) => {
  const complaints = complaintsOf(page)
  await visit(page, `/search?query=${encodeURIComponent('<img src=x onerror=alert(1)>&"</script>')}`)
  await expect(page.getByRole('main')).toContainText('<img src=x onerror=alert(1)>')
  expect(complaints).toEqual([])
})
