import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { JSDOM } from 'jsdom'
import { UNSAFE_decodeViaTurboStream as decoded } from 'react-router'

const { DOMParser } = new JSDOM().window

/** What our pages never have: whatever of it stands in one came from a text. */
export const foreign = [
  'iframe,object,embed,base,video,audio,math,template,marquee,frame,animate,plaintext',
  'meta[http-equiv],link[rel~="stylesheet"],a[href^="javascript" i],form[action^="javascript" i]',
  'title + title,body ~ *,main main,img[src="x"],a[href*="evil.example"],link[href*="evil.example"]',
].join()

/** What is wrong with a page as it came, one sentence for each, and all that it says. */
export async function readPage(answer: Response): Promise<{ faults: string[]; said: string }> {
  const html = await answer.text()
  const document = new DOMParser().parseFromString(html, 'text/html')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const faults: string[] = []
  if (answer.status >= 500) faults.push(`it answers ${answer.status}`)
  if ((document.querySelector('title')?.textContent ?? '').trim() === '') faults.push('it has no title')
  if ((document.querySelector('main')?.textContent ?? '').trim() === '') faults.push('it says nothing')
  for (const element of document.querySelectorAll(foreign)) faults.push(`it has ${element.outerHTML.slice(0, 90)}`)
  for (const element of document.querySelectorAll('*'))
    for (const { name } of element.attributes)
      if (/^on/i.test(name)) faults.push(`it has ${name} at ${element.tagName}`)
  const written = [...document.querySelectorAll('script:not([type="application/ld+json"]), style')]
  for (const { tagName, textContent } of written)
    if (!policy.includes(hashOf(textContent ?? ''))) faults.push(`the policy knows nothing of a ${tagName} in it`)
  const hashes = policy.match(/'sha256-/g)?.length ?? 0
  if (hashes !== written.length) faults.push(`the policy lets in ${hashes} pieces, but ${written.length} stand there`)
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
    if (!isJson(textContent ?? '')) faults.push('its facts for search engines cannot be read')
  if (!(await hasData(document))) faults.push('its data cannot be read')
  return { faults, said: oneLine(textsIn(document)) }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The texts of a page, what stands in its fields, and what its pictures show. */
const textsIn = (document: Document): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('input')].map((field) => field.getAttribute('value') ?? ''),
    ...[...document.querySelectorAll('img')].map((picture) => picture.getAttribute('alt') ?? ''),
  ].join(' ')

export const oneLine = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Runs the script that hands the data over, and reads that data as the router in the browser does. */
async function hasData(document: Document): Promise<boolean> {
  const text = [...document.querySelectorAll('script')]
    .map(({ textContent }) => textContent ?? '')
    .find((script) => script.startsWith('window.__reactRouterContext='))
  const window: Record<string, { stream: ReadableStream<Uint8Array> }> = {}
  try {
    runInNewContext(text ?? '', { window, ReadableStream, TextEncoderStream })
    const stream = window['__reactRouterContext']?.stream
    if (stream === undefined) return false
    const { value } = await decoded(stream, globalThis)
    return typeof (value as { loaderData?: unknown }).loaderData === 'object'
  } catch {
    return false
  }
}
