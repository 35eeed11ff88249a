import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#shop/languages.ts'
import type { BuiltFiles, Drawing, Inline, PageStyles } from '#shop/wire/page-parts.ts'

/** What the build of the shop or of the counter gives, which is loaded by its address. */
export interface BuiltHalf<Asked> {
  builtFiles(): BuiltFiles
  render(request: Request, asked: Asked, given: Drawing): Promise<Rendered>
}

/** An answer of the site; a page's with what stands in it to be run or worn. */
export interface Rendered {
  readonly response: Response
  readonly inline: Inline
}

export type RenderFor<Asked> = (
  request: Request,
  asked: Asked,
  onError: (trouble: unknown) => void,
) => Promise<Rendered>

/** Draws pages with the styles of their build. A build that is incomplete or mixed is refused: it would fail at some page. */
export function drawnWithStyles<Asked>(half: BuiltHalf<Asked>, fileOf: (path: string) => string): RenderFor<Asked> {
  const { all, sheet } = half.builtFiles()
  const lacking = all.map(fileOf).find((file) => !existsSync(file))
  if (lacking !== undefined) throw new Error(`${lacking} is missing`)
  const styles = pageStylesFrom(readFileSync(fileOf(sheet), 'utf8'))
  return (request, asked, onError) => half.render(request, asked, { styles, onError })
}

/**
 * The styles come inside each page, so that nothing blocks the first paint. Typefaces that are fetched would take their share
 * of the line from the picture: the script fetches them (kit/typefaces.tsx), if there is one. They are told apart here, once,
 * in the sheet as the build wrote it, where nobody's words are.
 */
export function pageStylesFrom(sheet: string): PageStyles {
  const faces = sheet.match(face)?.filter(isFetched) ?? []
  const standing = sheet.replace(face, (one) => (isFetched(one) ? '' : one))
  if (faces.length === 0 || standing.includes('.woff2'))
    throw new Error('the typefaces cannot be told from the rest of the sheet that the build wrote')
  if (sheet.includes('</')) throw new Error('the sheet that the build wrote would end in the middle of a page')
  const faceFiles = faces.filter((one) => !one.includes(rupeeAlone)).flatMap((one) => fileOfFace.exec(one)?.[1] ?? [])
  return { standing, faces: faces.join(''), faceFiles }
}

const face = /@font-face *\{[^{}]*\}/g

const rupeeAlone = 'U+20B9'
const fileOfFace = /url\("?([^")]+)/

/** Not a fallback, which only names a typeface of the machine. */
const isFetched = (one: string): boolean => one.includes('url(')

/** What renders the pages of a language, in the folder of a build. They lie side by side, so that all load the libraries once. */
export const renderingFile = (build: string, language: Language): string =>
  join(build, 'server', language === 'en' ? 'index.js' : `${language}.js`)
