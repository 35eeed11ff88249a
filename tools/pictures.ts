// Builds the web pictures from the masters: npm run pictures [name ...]
// What is built lies in assets/pictures and is committed, so that nobody else needs this tool.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { avifWithin, thorough, webpOf } from '#server/catalogue/pictures/encode.ts'
import { takenAlone } from './alone.ts'
import { drawIcons } from './icons.ts'
import { type Kind, kinds, manifestOf, type Picture, type Plan, regionOf } from './picture-plan.ts'

const root = join(import.meta.dirname, '..')
const masters = join(root, 'art/masters')
const built = join(root, 'assets/pictures')
const manifestFile = join(root, 'kit/pictures.json')

const plans: Plan[] = JSON.parse(readFileSync(join(root, 'art/pictures.json'), 'utf8'))

// Two runs at once would each sweep away what the other has just built.
const alone = takenAlone(join(root, 'node_modules/.cache/pictures.lock'))
if (!alone) {
  console.error('The pictures are being built already, in another run. This one ends.')
  process.exit(1)
}

const chosen = new Set(process.argv.slice(2))
const pictures = existsSync(manifestFile)
  ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Picture>)
  : {}

mkdirSync(built, { recursive: true })
for (const plan of plans) {
  if (chosen.size > 0 && !chosen.has(plan.name)) continue
  if (existsSync(masterOf(plan))) pictures[plan.name] = await build(plan)
}
const { manifest, files } = manifestOf(pictures, plans)
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
sweep(files)
await drawShareImage()
await drawIcons()
alone.giveBack()

function masterOf(plan: Plan) {
  return join(masters, `${plan.from ?? plan.name}.webp`)
}

async function build(plan: Plan): Promise<Picture> {
  const kind = kinds[plan.kind]
  const master = sharp(masterOf(plan))
  const { width, height } = await master.metadata()
  const region = regionOf(plan, kind, width, height)
  const cut = await master.extract(region).png().toBuffer()
  const sizes = []
  for (const width of kind.widths) {
    const scaled = sharp(cut).resize(width, Math.round(width / kind.aspect), { kernel: 'lanczos3' })
    const avif = await smallest(plan.name, kind, width, scaled)
    const webp = await webpOf(scaled)
    sizes.push({ width, avif, webp })
  }
  const hash = hashOf(sizes.flatMap(({ avif, webp }) => [avif, webp]))
  const files = sizes.map(({ width, avif, webp }) => ({
    width,
    avif: keep(`${plan.name}-${width}.${hash}.avif`, avif),
    webp: keep(`${plan.name}-${width}.${hash}.webp`, webp),
    bytes: { avif: avif.length, webp: webp.length },
  }))
  const widest = Math.max(...kind.widths)
  console.log(
    `${plan.name}: ${files.map((file) => `${file.width} ${(file.bytes.avif / 1000).toFixed(1)} kB`).join(', ')}`,
  )
  return {
    width: widest,
    height: Math.round(widest / kind.aspect),
    colour: await colourOf(cut),
    files,
  }
}

async function smallest(name: string, kind: Kind, width: number, scaled: Sharp) {
  const { avif, isWithin } = await avifWithin(scaled, kind.budgets[width], thorough)
  if (isWithin) return avif
  throw new Error(
    `${name} at ${width} px is ${avif.length} bytes at the lowest quality; ${kind.budgets[width]} are allowed. Calm the scene.`,
  )
}

/**
 * The names carry a hash of the content, so that a browser may keep the files for ever. All of a picture carry the same,
 * and a short one: a page names sixty, and chance cannot be packed.
 */
function hashOf(contents: readonly Buffer[]): string {
  return createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 6)
}

function keep(file: string, content: Buffer) {
  writeFileSync(join(built, file), content)
  return `/pictures/${file}`
}

/** The mean of all points: the commonest one would be the shadow under the fish. */
async function colourOf(cut: Buffer) {
  const point = await sharp(cut).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${point.toString('hex')}`
}

/** What no picture refers to any more is from an earlier build. */
function sweep(files: Set<string>) {
  for (const file of readdirSync(built)) {
    if (/\.[0-9a-f]{6}\.(avif|webp)$/.test(file) && !files.has(`/pictures/${file}`)) rmSync(join(built, file))
  }
}

/** The picture that messengers show beside a link: the hero with our mark on its calm side. It keeps one name, for others link to it. */
async function drawShareImage() {
  const master = join(masters, 'hero-pomfret.webp')
  if (!existsSync(master)) return
  const { width, height } = await sharp(master).metadata()
  const high = Math.round((width * 630) / 1200)
  const top = Math.min(height - high, Math.round(height * 0.03))
  const mark = readFileSync(join(root, 'assets/logo.svg'), 'utf8').replaceAll('#0b5e66', '#fbf8f2')
  const shared = await sharp(master)
    .extract({ left: 0, top, width, height: high })
    .resize(1200, 630)
    .composite([
      { input: await sharp(Buffer.from(mark), { density: 220 }).resize(230).png().toBuffer(), left: 110, top: 200 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  writeFileSync(join(built, 'share.jpg'), shared)
}
