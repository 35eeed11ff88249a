import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { devanagari } from '../../../tools/font-plan.ts'
import { wholeDevanagari, withDevanagari } from './devanagari-face.ts'

const fonts = join(import.meta.dirname, '../../../assets/fonts')

test('in the part of the typeface that the shop sends, letters join as they do in all of it', async ({ page }) => {
  const name = readdirSync(fonts).find((file) => /^devanagari\..*\.woff2$/.test(file)) ?? ''
  const sent = readFileSync(join(fonts, name))
  expect(sent.length).toBeLessThan(40_000)
  const consonants = [...devanagari].filter((letter) => /[क-ह]/.test(letter))
  const signs = [...devanagari].filter((letter) => /\p{M}/u.test(letter) && letter !== '\u094d')
  const joined = consonants.flatMap((one) => consonants.map((other) => `${one}\u094d${other}`))
  const clusters = [
    ...consonants.flatMap((one) => signs.map((sign) => one + sign)),
    ...joined,
    ...joined.flatMap((both) => [`${both}\u094dर`, `${both}\u094dय`, `र\u094d${both}ि`, `${both}\u0902`]),
  ]
  const ways = await page.evaluate(
    async ({ faces, clusters }) => {
      for (const [family, base64] of Object.entries(faces)) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        document.fonts.add(await new FontFace(family, bytes, { weight: family === 'Whole' ? '100 900' : '600' }).load())
      }
      const canvas = document.createElement('canvas').getContext('2d')
      if (canvas === null) throw new Error('this browser cannot measure text')
      const measured = (family: string) => {
        canvas.font = `600 1000px ${family}`
        return clusters.map((cluster) => {
          const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = canvas.measureText(cluster)
          return [width, actualBoundingBoxAscent, actualBoundingBoxDescent].map(Math.round).join(' ')
        })
      }
      return { whole: measured('Whole'), sent: measured('Sent') }
    },
    { faces: { Whole: wholeDevanagari(), Sent: sent.toString('base64') }, clusters },
  )
  expect(clusters.length).toBeGreaterThan(5000)
  expect(clusters.filter((_, nr) => ways.sent[nr] !== ways.whole[nr])).toEqual([])
})

for (const language of ['hi', 'mr'])
  test(`in ${language} titles and buttons come in our letters, and whatever holds letters has room for them`, async ({
    page,
  }) => {
    await withDevanagari(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const fetched: string[] = []
    page.on('request', (request) => request.url().endsWith('.woff2') && fetched.push(request.url()))
    for (const address of ['/home', '/wholePomfretDetails/4']) {
      await visit(page, `/${language}${address}`)
      await expect.poll(() => fetched.join()).toMatch(/devanagari/)
      expect(fetched.join()).not.toMatch(/fraunces/)
      expect(await page.evaluate(tightLines)).toEqual([])
    }
  })

/** Run in the page: what holds Devanagari with a line too low for its letters, or with gaps between them. */
function tightLines(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = own.map((node) => node.textContent).join('')
    if (!/[\u0900-\u097f]/.test(text) || element.closest('script, style')) return []
    const { lineHeight, fontSize, letterSpacing } = getComputedStyle(element)
    const isTight = Number.parseFloat(lineHeight) < 1.35 * Number.parseFloat(fontSize)
    const isSpaced = letterSpacing !== 'normal' && letterSpacing !== '0px'
    return isTight || isSpaced ? [`${text.trim().slice(0, 40)}: ${lineHeight} of ${fontSize}, ${letterSpacing}`] : []
  })
}
