import type { Browser, Page } from '@playwright/test'
import type { Role } from '#shop/staff.ts'
import { scalePageWords as words } from '#words/scale-page.ts'
import { scaleWords } from '#words/scale.ts'
import { atScreen } from './board-room.ts'
import { plugInScale, scaleAt } from './fake-scale.ts'
import type { RunningShop } from './running-shop.ts'
import { bytesOf, said8217, saidContinuous, withChecksum } from './scale-bytes.ts'
import { expect, test } from './shop.ts'
import { alive, barriersAnywhereOn, overflowOf } from './visits.ts'

/** Somebody at a screen beside which a scale stands. */
async function atScale(browser: Browser, shop: RunningShop, { role = 'counter' as Role, granted = true } = {}) {
  const { page, staff } = await atScreen(browser, shop, role)
  await plugInScale(page.context(), { granted })
  await page.goto('/counter/scale')
  await alive(page)
  return { page, staff, scale: scaleAt(page), live: page.getByRole('region', { name: words.live }) }
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

async function setProtocol(page: Page, protocol: keyof typeof words.protocols) {
  const form = part(page, words.speaks)
  await form.getByLabel(words.protocol).selectOption(protocol)
  return form
}

const saved = async (page: Page, form: ReturnType<typeof part>) => {
  await form.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible()
}

test('a scale is connected by one press, read while it is asked, and found again after it was unplugged', async ({
  browser,
  shop,
}) => {
  const { page, scale, live } = await atScale(browser, shop, { granted: false })
  await expect(live).toContainText(scaleWords.states.off)
  await live.getByRole('button', { name: scaleWords.connect }).click()
  await expect(live).toContainText(scaleWords.refusals.silent)
  expect(await scale.opened()).toEqual([{ baudRate: 9600, dataBits: 7, parity: 'even' }])
  await scale.lies(said8217.stable)
  await expect(live).toContainText('1.250 kg')
  await expect(live).toContainText(scaleWords.rests)
  await scale.spoil()
  await scale.lies(said8217.net)
  await expect(live).toContainText('1.230 kg')
  await expect(live).toContainText(scaleWords.net)
  await scale.unplug()
  await expect(live).toContainText(scaleWords.states.lost)
  await expect(live).not.toContainText('1.230 kg')
  await scale.plugIn()
  await expect(live).toContainText('1.230 kg')
  // the next page finds the port that was chosen
  await page.reload()
  await alive(page)
  await scale.plugIn()
})

test('what is no weight is said in words, and shows no figure', async ({ browser, shop }) => {
  const { scale, live } = await atScale(browser, shop)
  for (const [answer, sentence] of [
    [said8217.moving, scaleWords.refusals.moving],
    [said8217.over, scaleWords.refusals.over],
    [said8217.underZero, scaleWords.refusals['under-zero']],
    [said8217.notZeroed, scaleWords.refusals['not-zeroed']],
    [said8217.pounds, scaleWords.refusals['other-unit']],
    [bytesOf('<02>AB.CDE<0d>'), scaleWords.refusals.nonsense],
    [bytesOf('<02><ff><00><fe>?<0d>'), scaleWords.refusals.nonsense],
    [bytesOf('<00><ff><9c>kg'), scaleWords.refusals.silent],
  ] as const) {
    await scale.lies(said8217.stable)
    await expect(live).toContainText('1.250 kg')
    await scale.lies(answer)
    await expect(live).toContainText(sentence)
    await expect(live).toContainText(scaleWords.noWeight)
  }
  await scale.lies(said8217.empty)
  await expect(live).toContainText('0.000 kg')
})

test('a scale that speaks by itself, and one of lines, are set up and read from then on, in pieces and out of garbage', async ({
  browser,
  shop,
}) => {
  const { page, scale, live } = await atScale(browser, shop, { role: 'owner' })
  const form = await setProtocol(page, 'toledo-continuous')
  await form.getByLabel(words.baudRate).selectOption('4800')
  await saved(page, form)
  await expect.poll(() => scale.opened()).toContainEqual({ baudRate: 4800, dataBits: 7, parity: 'even' })
  const frame = withChecksum(saidContinuous.stable)
  await scale.says(bytesOf('<ff>=0 00<0d>'), frame.slice(0, 5), frame.slice(5, 16), frame.slice(16))
  await expect(live).toContainText('1.250 kg')
  await scale.says(withChecksum(saidContinuous.moving))
  await expect(live).toContainText('1.180 kg')
  await expect(live).toContainText(scaleWords.moves)
  await scale.says(saidContinuous.stable, [0x7f])
  await expect(live).toContainText(scaleWords.refusals.nonsense)

  await setProtocol(page, 'lines')
  await form.getByLabel(words.before).fill('GS,')
  await form.getByLabel(words.stable).fill('ST')
  await form.getByLabel(words.verifiedUntil).fill('2020-03-31')
  await saved(page, form)
  await expect(page.getByText(words.certificate.over())).toBeVisible()
  const recorder = part(page, words.recorder)
  await recorder.getByRole('button', { name: words.record }).click()
  await expect.poll(async () => (await scale.opened()).length).toBe(3)
  await scale.says(bytesOf('735kg<0d><0a>ST,GS,+0'), bytesOf('0.735kg<0d><0a>'))
  await expect(live).toContainText('0.735 kg')
  await expect(recorder.getByRole('region', { name: words.bytes })).toContainText('53 54 2c 47 53 2c 2b 30')
  await recorder.getByRole('button', { name: words.hold }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    recorder.getByRole('button', { name: words.saveText }).click(),
  ])
  expect(download.suggestedFilename()).toBe(words.fileName)
  await recorder.getByRole('button', { name: words.clear }).click()
  await expect(recorder.getByRole('region', { name: words.bytes })).toHaveCount(0)
  // as it came, for the journeys after this one
  await setProtocol(page, 'toledo-8217')
  await form.getByLabel(words.baudRate).selectOption('9600')
  await form.getByLabel(words.verifiedUntil).fill('')
  await saved(page, form)
})

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
  const sum = [...scanned.slice(0, 12)].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${scanned.slice(0, 12)}${(1000 - sum) % 10}`
}

test('what a fish may weigh too much is set by keyboard, and what is no percentage is not', async ({
  browser,
  shop,
}) => {
  const { page } = await atScale(browser, shop)
  const tolerances = part(page, words.tolerances)
  const field = tolerances.getByLabel(words.percentOf('Whole Silver Pomfret (Paplet)'))
  for (const wrong of ['-5', '31', 'ten', '']) {
    await field.fill(wrong)
    await field.press('Enter')
    await expect(tolerances.getByRole('alert')).toContainText(words.percentWrong)
  }
  await field.fill('15')
  await field.press('Enter')
  await expect(tolerances.getByText(words.savedTolerance('Whole Silver Pomfret (Paplet)', 15))).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('15')
})

test('a cutter sees what the scale says and changes nothing; a browser without serial ports says so', async ({
  browser,
  shop,
}) => {
  const { page, scale, live } = await atScale(browser, shop, { role: 'cutter' })
  await scale.lies(said8217.stable)
  await expect(live).toContainText('1.250 kg')
  await expect(page.getByRole('button', { name: words.save })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Scale' })).toHaveCount(0)
  const without = await atScreen(browser, shop, 'counter')
  await without.page.addInitScript(() => Object.defineProperty(navigator, 'serial', { value: undefined }))
  await without.page.goto('/counter/scale')
  await expect(without.page.getByText(scaleWords.states.none)).toBeVisible()
})

for (const width of [360, 768, 1280])
  test(`the scale's page bars nobody at ${width} px, by day or by night, and every target is for a thumb`, async ({
    browser,
    shop,
  }) => {
    const { page, scale, live } = await atScale(browser, shop)
    await scale.lies(said8217.stable)
    await expect(live).toContainText('1.250 kg')
    await part(page, words.labels).getByRole('button', { name: words.addLabel }).click()
    await setProtocol(page, 'lines')
    await part(page, words.recorder).getByRole('button', { name: words.record }).click()
    await page.setViewportSize({ width, height: 1024 })
    expect(await barriersAnywhereOn(page)).toEqual([])
    const small = await page
      .getByRole('main')
      .locator('button:visible, .button:visible, .input:visible, label.check:visible')
      .evaluateAll((targets) =>
        targets.filter((one) => one.getBoundingClientRect().height < 56).map((one) => one.outerHTML),
      )
    expect(small).toEqual([])
    if (process.env['SCALE_PICTURES'] !== undefined)
      await page.screenshot({ path: `${process.env['SCALE_PICTURES']}/scale-${width}.png`, fullPage: true })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await overflowOf(page)).toBe(0)
  })
