import { bytesOf, said8217, saidContinuous, withChecksum } from '#tests/fakes/scale-bytes.ts'
import { atScale, part, saved, setProtocol } from '#tests/rooms/scale-room.ts'
import { expect, test } from '#tests/running/shop.ts'
import { counterWords } from '#words/counter.ts'
import { scaleWords, scalePageWords as words } from '#words/scale.ts'
import { atScreen } from './board-room.ts'

test('a scale is connected by one press, read while it is asked, and found again after it was unplugged', async ({
  browser,
  shop,
}) => {
  const { scale, live } = await atScale(browser, shop, { granted: false })
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

test('a cutter sees what the scale says and changes nothing; a browser without serial ports says so', async ({
  browser,
  shop,
}) => {
  const { page, scale, live } = await atScale(browser, shop, { role: 'cutter' })
  await scale.lies(said8217.stable)
  await expect(live).toContainText('1.250 kg')
  await expect(page.getByRole('button', { name: words.save })).toHaveCount(0)
  await expect(page.getByRole('link', { name: counterWords.scale, includeHidden: true })).toHaveCount(0)
  const without = await atScreen(browser, shop, 'counter')
  await without.page.addInitScript(() => Object.defineProperty(navigator, 'serial', { value: undefined }))
  await without.page.goto('/counter/scale')
  await expect(without.page.getByText(scaleWords.states.none)).toBeVisible()
})
