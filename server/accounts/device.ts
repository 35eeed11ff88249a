import type { Language } from '#shop/languages.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'

/** A device as it is kept, from what its browser says of itself: 'Chrome/Android'; '/' of one that says nothing. */
export function deviceOf(userAgent: string | null): string {
  const said = userAgent ?? ''
  const named = (marks: readonly Mark[]) => marks.find(([, mark]) => mark.test(said))?.[0] ?? ''
  return `${named(browsers)}/${named(systems)}`
}

type Mark = readonly [string, RegExp]

/** In this order: most browsers also claim to be those further down. */
const browsers: readonly Mark[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly Mark[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * As somebody would call it who reads that language: 'Chrome on Android'. What its owner called it stays as it was typed;
 * the versions before kept the English words.
 */
export function deviceInWords(kept: string, language: Language): string {
  const device = byCode.get(byEnglish.get(kept) ?? kept)
  return device === undefined ? kept : worded(device, language)
}

interface KnownDevice {
  readonly browser: string
  readonly system: string
}

function worded({ browser, system }: KnownDevice, language: Language): string {
  const { devicesWords: say } = spokenIn(language)
  if (browser === '') return system === '' ? say.unknown : say.onSystem(system)
  return system === '' ? browser : say.browserOnSystem(browser, system)
}

const namesOf = (marks: readonly Mark[]) => [...marks.map(([name]) => name), '']
const byCode: ReadonlyMap<string, KnownDevice> = new Map(
  namesOf(browsers).flatMap((browser) =>
    namesOf(systems).map((system) => [`${browser}/${system}`, { browser, system }] as const),
  ),
)
const byEnglish: ReadonlyMap<string, string> = new Map(
  [...byCode].map(([code, device]) => [worded(device, 'en'), code] as const),
)
