import { said8217 } from '#tests/fakes/scale-bytes.ts'
import { alive, barriersAnywhereOn, overflowOf } from '#tests/journeys/visits.ts'
import { atScale, part, setProtocol } from '#tests/rooms/scale-room.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { scaleWords, scalePageWords as words } from '#words/scale.ts'
import { atScreen } from './board-room.ts'

// What may weigh too much is set here, and would hold for the shop of the other journeys too.
const test = untouched()

test('labels are described, tried and set; each scan that is no weight of the shop says why', async ({
  browser,
  shop,
}) => {
  const { page } = await atScale(browser, shop)
  const labels = part(page, words.labels)
  const add = async (prefix: string, carries: 'grams' | 'price') => {
    await labels.getByRole('button', { name: words.addLabel }).click()
    const row = labels.getByRole('group').last()
    await row.getByLabel(words.prefix).selectOption(prefix)
    await row.getByLabel(words.carries).selectOption(carries)
  }
  await add('21', 'grams')
  await add('25', 'price')
  await expect(labels).toContainText(words.patternHint('21 PPPPP GGGGG C'))
  const field = labels.getByLabel(words.tryScan)
  for (const [scanned, said] of [
    ['2100004012504', 'of Whole Silver Pomfret'],
    ['2100004012503', scaleWords.labelRefusals['wrong-check-digit']],
    ['2000004012507', scaleWords.labelRefusals['unknown-layout']],
    ['2100099012500', scaleWords.labelRefusals['unknown-product']],
    ['2500004400004', scaleWords.labelRefusals['price-label']],
    ['2100004000006', scaleWords.labelRefusals['no-weight']],
    ['8901234567894', scaleWords.labelRefusals['not-a-label']],
    ['-5', scaleWords.labelRefusals['not-a-label']],
    ['twelve', scaleWords.labelRefusals['not-a-label']],
  ] as const) {
    await field.fill(withRightCheck(scanned))
    await field.press('Enter')
    await expect(labels.getByRole('status').last()).toContainText(said)
  }
  await labels.getByRole('button', { name: words.saveLabels }).click()
  await expect(labels.getByText(words.savedLabels)).toBeVisible()
  await page.reload()
  await expect(labels.getByRole('group')).toHaveCount(2)
  await alive(page)
  await labels.getByRole('button', { name: words.removeLabel('25') }).click()
  await labels.getByRole('group').getByLabel(words.prefix).selectOption('22')
  await labels.getByRole('button', { name: words.addLabel }).click()
  await labels.getByRole('group').last().getByLabel(words.prefix).selectOption('22')
  await labels.getByRole('button', { name: words.saveLabels }).click()
  await expect(labels.getByRole('alert')).toContainText('same two digits')
})

/** A code of thirteen digits whose last one is right, but where the journey wants it wrong. */
function withRightCheck(scanned: string): string {
  if (!/^2\d{12}$/.test(scanned) || scanned === '2100004012503') return scanned
  const sum = Array.from(scanned.slice(0, 12)).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${scanned.slice(0, 12)}${(1000 - sum) % 10}`
}

test('what a fish may weigh too much is set by keyboard, and what is no percentage is not', async ({
  browser,
  shop,
}) => {
  const { page } = await atScale(browser, shop)
  const tolerances = part(page, words.tolerances)
  const field = tolerances.getByLabel(words.percentOf('Whole Silver Pomfret (Paplet)'))
  await expect(tolerances.getByRole('button').first()).toBeEnabled()
  for (const wrong of ['-5', '31', 'ten', '']) {
    await field.fill(wrong)
    await field.press('Enter')
    await expect(tolerances.getByRole('alert')).toContainText(words.percentWrong)
  }
  await tolerances.getByLabel(words.whyTolerance).fill('Big ones this week')
  await field.fill('15')
  await field.press('Enter')
  await expect(tolerances.getByText(words.savedTolerance('Whole Silver Pomfret (Paplet)', 15))).toBeVisible()
  await expect(tolerances.getByLabel(words.whyTolerance)).toHaveValue('')
  await page.reload()
  await expect(field).toHaveValue('15')
  const { page: owner } = await atScreen(browser, shop, 'owner')
  await owner.goto('/counter/acts')
  await expect(owner.getByRole('main')).toContainText('Big ones this week')
})

for (const width of [360, 768, 1280])
  test(`the scale’s page bars nobody, by day or by night, and every target is for a thumb at ${width} px`, async ({
    browser,
    shop,
  }) => {
    const { page, scale, live } = await atScale(browser, shop)
    await scale.lies(said8217.stable)
    await expect(live).toContainText('1.250 kg')
    await part(page, words.labels).getByRole('button', { name: words.addLabel }).click()
    await setProtocol(page, 'lines')
    await part(page, words.recorder).getByRole('button', { name: words.record }).click()
    if (width === 360) expect(await barriersAnywhereOn(page)).toEqual([])
    await page.setViewportSize({ width, height: 1024 })
    const small = await page
      .getByRole('main')
      .locator('button:visible, .button:visible, .input:visible, label.check:visible')
      .evaluateAll((targets) =>
        targets.filter((one) => one.getBoundingClientRect().height < 56).map((one) => one.outerHTML),
      )
    expect(small).toEqual([])
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await overflowOf(page)).toBe(0)
  })
