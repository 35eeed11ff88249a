import { expect, test } from 'vitest'
import { buildIn, linksIn, namedIn } from './named.ts'

test('a page, a script and a style name the files that they need', () => {
  const page = `<script type="module">const modules = ["/assets/frame-DnYr6psl.js"]</script>
    <style>@font-face{src:url(/fonts/figtree.bdc1eb3a.woff2)}</style>`
  expect(namedIn(page)).toEqual(['/assets/frame-DnYr6psl.js', '/fonts/figtree.bdc1eb3a.woff2'])
  const script =
    'import{t}from"./kit-a_b-12_4.js";h(()=>import(`./side-menu-H0Fu2MDX.js`),["assets/dialog-C7rKb-Jo.js"])'
  expect(namedIn(script)).toEqual([
    '/assets/kit-a_b-12_4.js',
    '/assets/side-menu-H0Fu2MDX.js',
    '/assets/dialog-C7rKb-Jo.js',
  ])
})

test('what a name or a review says is no file that a page needs, and no build', () => {
  const page = `<!DOCTYPE html><title>/assets/manifest-00000000.js</title><p>/assets/gone-12345678.js /fonts/gone.00000000.woff2</p>
    <script type="module">const modules = ["/assets/manifest-DnYr6psl.js"]</script><script>"/assets/gone-12345678.js"</script>`
  expect(namedIn(page)).toEqual(['/assets/manifest-DnYr6psl.js'])
  expect(buildIn(page)).toBe('/assets/manifest-DnYr6psl.js')
})

test('a page leads to pages, not to queries, files, other sites, or where only one person may go', () => {
  const html = `<a class="logo" href="/home">Darya</a><a href="/list/hilsa">Hilsa</a><a href="/home">Home</a>
    <a href="/fish?sort=price">Cheapest</a><a href="#main">Skip</a><a href="tel:+91">Call</a><a href="/favicon.svg">x</a>
    <a href="//elsewhere.example">Elsewhere</a><a href="/weighed/x">y</a><a href="/counter">Staff</a><a href="/">Front</a>`
  expect(linksIn(html, 'en')).toEqual(['/home', '/list/hilsa'])
})

test('of what a page leads to, those pages are its own that are in its language', () => {
  const html =
    '<a href="/mr/home">होम</a><a href="/home">English</a><a href="/hi/home">हिन्दी</a><a href="/mr">x</a><a href="/mr/weighed/x">y</a>'
  expect([linksIn(html, 'mr'), linksIn(html, 'en')]).toEqual([['/mr/home'], ['/home']])
})
