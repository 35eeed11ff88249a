import { waysWithoutLine } from '#shop/kept-page.ts'
import { type Language, languages, localeOf, pathIn, spokenAt } from '#shop/languages.ts'
import { kept } from './kept.ts'
import { offlineWordsIn } from './words.ts'

const style = `
:root{color-scheme:light dark}
body{margin:0 auto;padding:2rem 1rem;max-width:34rem;font:1.05rem/1.5 system-ui,sans-serif;background:#fbf8f2;color:#10242b}
a{display:inline-block;min-height:44px;line-height:44px;color:inherit}
ul{padding:0;list-style:none}
@media (prefers-color-scheme:dark){body{background:#10171b;color:#f3efe6}}
`

/** There is no line, or something answers in place of the shop. */
export type WhyNoPage = 'no-line' | 'in-trouble'

/** Where a page is not kept and the shop cannot be asked: what is kept, and the way to try again, in the language of its address. */
export async function noPage(url: string, why: WhyNoPage): Promise<Response> {
  const { pathname, search } = new URL(url)
  const { language } = spokenAt(pathname)
  const words = offlineWordsIn[language]
  const [head, what] = why === 'no-line' ? [words.noPage, words.noPageWhy] : [words.inTrouble, words.inTroubleWhy]
  const list = (await Promise.all([language, ...languages.filter((other) => other !== language)].map(keptWays))).join(
    '',
  )
  const body = `<!doctype html>
<html lang="${localeOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${head}</title><style>${style}</style></head>
<body><main><h1>${head}</h1><p>${what}</p>
<p><a href="${inAttribute(pathname + search)}">${words.tryAgain}</a></p>
${list === '' ? '' : `<p>${words.keptPages}</p><ul>${list}</ul>`}</main></body>
</html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${await sha256(style)}'; img-src 'self'; base-uri 'none'; form-action 'none'`,
  }
  return new Response(body, { status: 503, headers })
}

/** What is kept in a language, in its words: whoever pressed another one finds the way back. */
async function keptWays(language: Language): Promise<string> {
  const ways = (['home', 'cart', 'myOrders'] as const).map((name) => ({
    name,
    path: pathIn(language, waysWithoutLine[name]),
  }))
  const there = await Promise.all(ways.map(({ path }) => kept('page', path)))
  return ways
    .filter((_, place) => there[place] !== undefined)
    .map(
      ({ name, path }) =>
        `<li lang="${localeOf(language)}"><a href="${path}">${offlineWordsIn[language][name]}</a></li>`,
    )
    .join('')
}

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
}
