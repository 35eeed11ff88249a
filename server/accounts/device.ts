import { devicesWords } from '#words/devices.ts'

/** A device as it is kept, from what its browser says of itself: 'Chrome/Android'; '/' of one that says nothing. */
export function deviceOf(userAgent: string | null): string {
  const said = userAgent ?? ''
  const named = (marks: readonly Mark[]) => marks.find(([, mark]) => mark.test(said))?.[0] ?? ''
  return `${named(browsers)}/${named(systems)}`
}

/** As its owner would call it: 'Chrome on Android'. The version before kept just that. */
export function deviceInWords(device: string): string {
  const [browser = '', system] = device.split('/')
  if (system === undefined) return device
  if (browser === '') return system === '' ? devicesWords.unknown : devicesWords.onSystem(system)
  return system === '' ? browser : devicesWords.browserOnSystem(browser, system)
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
