import { expect, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import { opensSoonWords as inHindi } from '#shop/words/hi/opening.ts'
import { opensSoonWords as inMarathi } from '#shop/words/mr/opening.ts'
import { liveShop } from '#tests/running/live-settings.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { opensSoonWords } from '#words/opening.ts'

const addButton = /<button[^>]*>Add to Cart<\/button>/

test('a live shop can be looked at before it opens, says so on every page, and sells nothing until it is opened', async () => {
  await using shop = await openShop(liveShop)
  const page = async (path: string) => {
    const answer = await fetch(shop.url + path)
    return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') }
  }
  const prawns = '/wholePrawnsDetails/1'
  const all = ['/home', '/fish', prawns, '/cartPage', '/checkout', '/aboutus', '/search?query=paplet']
  for (const path of all) {
    const { status, text } = await page(path)
    expect([path, status, text.includes(opensSoonWords.all)]).toEqual([path, 200, true])
  }
  expect((await page('/hi/home')).text).toContain(inHindi.all)
  expect((await page('/mr/home')).text).toContain(inMarathi.all)
  const closed = (await page(prawns)).text
  expect(closed).toContain('Opens soon')
  expect(addButton.exec(closed)?.[0]).toContain('disabled')
  expect(closed).not.toContain('schema.org/InStock')

  expect(await shop.command('open')).toContain('The shop is open')
  expect(await shop.command('open')).toContain('open already')
  await expect
    .poll(async () => addButton.exec((await page(prawns)).text)?.[0], { timeout: seconds(20), interval: 200 })
    .not.toContain('disabled')
  for (const path of all) expect([path, (await page(path)).text.includes(opensSoonWords.all)]).toEqual([path, false])
  expect((await page(prawns)).text).toContain('schema.org/InStock')
}, 300_000)
