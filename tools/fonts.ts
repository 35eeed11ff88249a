// Builds the shop's typefaces: npm run fonts
// What is built lies in assets/fonts, in server/printers/drawing/letters and in the sheets of kit/ that font-plan.ts names, and is committed, so that nobody else needs this tool.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import subsetFont from 'subset-font'
import { browserFlags, findBrowser } from './browser.ts'
import { type Cut, cuts, paperFaces, type Stand, sample, sheets, stands } from './font-plan.ts'

const root = join(import.meta.dirname, '..')
const sources = join(root, 'node_modules/@fontsource-variable')
const built = join(root, 'assets/fonts')
const letters = join(root, 'server/printers/drawing/letters')

interface Made extends Cut {
  readonly bytes: Buffer
}

rmSync(built, { recursive: true, force: true })
mkdirSync(built, { recursive: true })
const made = await Promise.all(cuts.map(async (cut): Promise<Made> => ({ ...cut, bytes: await cutOut(cut) })))
const measures = await measure()
for (const sheet of sheets) {
  const own = made.filter((one) => one.sheet === sheet)
  const faces = [
    ...own.map(face),
    ...stands.filter((stand) => own.some(({ family }) => family === stand.for.family)).map(standIn),
  ]
  writeFileSync(
    join(root, 'kit', sheet),
    `/* Made by tools/fonts.ts: our typefaces, and what stands in for them at the same size until they are there. */\n${faces.join('\n')}`,
  )
}
for (const family of ['figtree', 'fraunces', 'noto-sans-devanagari']) {
  writeFileSync(join(built, `${family}-licence.txt`), readFileSync(join(sources, family, 'LICENSE')))
}
for (const { name, source, text, weight } of paperFaces) {
  const face = await subsetFont(readFileSync(join(sources, source)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  writeFileSync(join(letters, `${name}.ttf`), face)
}
const total = made.reduce((sum, { bytes }) => sum + bytes.length, 0)
console.log(`${made.map(({ name, bytes }) => `${name} ${bytes.length}`).join(', ')}: ${total} bytes`)

function cutOut({ source, text, axes, features }: Cut): Promise<Buffer> {
  return subsetFont(readFileSync(join(sources, source)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    ...(features === 'all' ? {} : { keepFeatures: ['kern', 'tnum'] }),
    noHinting: true,
  })
}

interface Measures {
  /** the mean width of the sample's letters, and how far they reach up and down, in em */
  readonly width: number
  readonly ascent: number
  readonly descent: number
}

/** Renders the sample in each family and weight that needs a stand-in, and measures it. */
async function measure(): Promise<ReadonlyMap<string, Measures>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const page = await browser.newPage()
  const families = made.filter(({ range }) => range === undefined)
  const found = await page.evaluate(
    async ({ families, wanted, sample }) => {
      for (const { family, weights, data } of families) {
        const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight: weights })
        document.fonts.add(await face.load())
      }
      const canvas = document.createElement('canvas').getContext('2d')
      if (canvas === null) throw new Error('this browser cannot measure text')
      return wanted.map(({ family, weight }) => {
        canvas.font = `${weight} 1000px ${family}`
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(sample)
        return {
          width: width / sample.length / 1000,
          ascent: fontBoundingBoxAscent / 1000,
          descent: fontBoundingBoxDescent / 1000,
        }
      })
    },
    {
      families: families.map(({ family, weights, bytes }) => ({ family, weights, data: bytes.toString('base64') })),
      wanted: stands.map((stand) => stand.for),
      sample,
    },
  )
  await browser.close()
  return new Map(stands.map((stand, place) => [keyOf(stand), found[place] as Measures]))
}

function keyOf(stand: Stand): string {
  return `${stand.for.family} ${stand.for.weight}`
}

/** The name carries a hash of the content, so that a browser may keep the file for ever. */
function face({ name, family, weights, range, bytes }: Made): string {
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(join(built, file), bytes)
  return rule({
    'font-family': `"${family}"`,
    'font-weight': weights,
    'font-display': 'swap',
    src: `url("/fonts/${file}") format("woff2")`,
    ...(range ? { 'unicode-range': range } : {}),
  })
}

/** A system font, scaled to the width and baseline of ours, so that nothing moves when ours loads. */
function standIn(stand: Stand): string {
  const ours = measures.get(keyOf(stand)) as Measures
  const size = ours.width / stand.width
  return rule({
    'font-family': `"${stand.name}"`,
    'font-weight': stand.weights,
    src: stand.local.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(size),
    'ascent-override': percent(ours.ascent / size),
    'descent-override': percent(ours.descent / size),
    'line-gap-override': '0%',
  })
}

function rule(facts: Record<string, string>): string {
  const lines = Object.entries(facts).map(([name, value]) => `  ${name}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
