import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { minutes } from '#shop/time.ts'
import { counterPages, shopPages } from '#tests/hostile-pages.ts'
import { hostileSettings, ofSettings, plantRound } from '#tests/hostile-shop.ts'
import { notSaid, visitAll } from '#tests/hostile-visits.ts'
import { openShop } from '#tests/running-shop.ts'
import { staffAt } from '#tests/staff.ts'
import { corpus } from '../../bench/abuse/corpus.ts'

/** So many shops share the rounds, so that each is called by another text and none grows too large. */
const shops = 6
const each = Math.ceil(corpus.length / shops)

/** Before a release all are opened: `HOSTILE_SHOPS=6 npm test -- hostile-pages.long`. */
const opened = Number(process.env['HOSTILE_SHOPS'] ?? 1)

test.each(Array.from({ length: opened }, (_, nr) => nr))(
  'every hostile text in every field, and every page in three languages: part %d',
  async (part) => {
    const name = corpus[part * each] ?? ''
    await using shop = await openShop(hostileSettings(name))
    const owner = await staffAt(shop.dataDir, 'owner')
    const faults: string[] = []
    let things: Readonly<Record<string, string>> = {}
    for (let nr = part * each; nr < Math.min((part + 1) * each, corpus.length); nr += 1) {
      const round = await plantRound(shop, { owner, texts: corpus, nr })
      const language = languages[nr % languages.length] ?? 'en'
      const { faults: found, said } = await visitAll(shop, owner, {
        paths: round.planted.flatMap(({ on }) => on),
        language,
      })
      faults.push(...found, ...notSaid(round.planted, said, language))
      things = round.things
    }
    for (const [at, language] of languages.entries()) {
      const texts = [...corpus.slice(37 * part + 20 * at), ...corpus]
      const paths = [...shopPages(things, texts), ...counterPages(things, texts)].map(({ path }) => path)
      const settings = ofSettings(name)
      const visited = await visitAll(shop, owner, { paths: [...paths, ...settings.flatMap(({ on }) => on)], language })
      faults.push(...visited.faults, ...notSaid(settings, visited.said, language))
    }
    expect(faults).toEqual([])
  },
  minutes(20),
)
