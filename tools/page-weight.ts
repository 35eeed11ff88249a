import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtFile } from './built-files.ts'

/** What a page weighs on the wire before anybody touches it, in bytes, as brotli packs it. Pictures are not in it. */
export interface PageWeight {
  /** without the styles that stand in it */
  readonly html: number
  readonly script: number
  /** those that stand in the page, and the files that it fetches besides */
  readonly style: number
  readonly fonts: number
}

/** Reads the weight off the page and the built files, without a browser. */
export function weightOf(document: string): PageWeight {
  const inline = [...document.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('\n')
  const linked = stylesheetsOf(document)
  const sheets = [inline, ...linked.map((path) => readFileSync(builtFile(path), 'utf8'))].join('\n')
  return {
    html: packed(withoutStyles(document)),
    script: sum([...scriptsOf(document)].map(packedFile)),
    style: packed(inline) + sum(linked.map(packedFile)),
    fonts: sum(fontsFor(document, sheets).map((path) => readFileSync(builtFile(path)).length)),
  }
}

export const withoutStyles = (document: string): string => document.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')

export const packed = (text: string): number => (text === '' ? 0 : brotliCompressSync(text).length)

const packedFile = (path: string): number => readFileSync(`${builtFile(path)}.br`).length

const stylesheetsOf = (document: string): string[] =>
  [...document.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '')

/** The scripts that the page names, and all that they import before they run. */
export function scriptsOf(document: string): Set<string> {
  const found = new Set<string>()
  const follow = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const text = readFileSync(builtFile(path), 'utf8')
    for (const [, next = ''] of text.matchAll(/(?:\bimport|\bfrom)\s*"(\.[^"]+\.js)"/g))
      follow(posix.join(posix.dirname(path), next))
  }
  for (const [, named = ''] of document.matchAll(/"((?:\/counter)?\/assets\/[^"]+\.js)"/g)) follow(named)
  return found
}

/** The faces with a file, unless the page has none of their characters. */
const fontsFor = (document: string, sheets: string): string[] =>
  [...new Set([...sheets.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face))]
    .filter((face) => {
      const only = /unicode-range:\s*U\+([0-9A-Fa-f]+)\s*[;}]/.exec(face)?.[1]
      return only === undefined || document.includes(String.fromCodePoint(Number.parseInt(only, 16)))
    })
    .flatMap((face) => /url\("?([^")]+)"?\)/.exec(face)?.[1] ?? [])

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)
