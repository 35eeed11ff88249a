/** A device as its owner would call it, from what its browser says of itself: 'Chrome on Android'. */
export function deviceOf(userAgent: string | null): string {
  const said = userAgent ?? ''
  const browser = browsers.find(([, mark]) => mark.test(said))?.[0]
  const system = systems.find(([, mark]) => mark.test(said))?.[0]
  if (browser === undefined) return system === undefined ? 'An unknown device' : `A browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}

/** In this order: most browsers also claim to be those further down. */
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]
