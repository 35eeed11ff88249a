import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { UserView } from '#shop/wire/user.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'

export interface PersonToBe {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly mobile: string
}

/** Somebody whom the shop does not know yet. */
export function newPerson(): PersonToBe {
  const digits = String(randomInt(0, 1_000_000_000)).padStart(9, '0')
  return {
    name: 'Asha Kolhatkar',
    email: `asha.${digits}@darya.example`,
    password: 'teal kite over the dock',
    mobile: `9${digits}`,
  }
}

/** Somebody with an account. */
export async function registered(request: APIRequestContext, person = newPerson()): Promise<PersonToBe> {
  const answer = await request.post('/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  return person
}

/** Logs in as people do, on whatever page the login was asked for. Where that has a field for an e-mail too, in the login's. */
export async function logInOn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('#password') })
  await form.getByLabel('Email').fill(email)
  await form.locator('#password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

/** Of the shop's own, so that its storage can be filled, and without any script. */
export const lightest = '/robots.txt'

/** Somebody with an account who has logged in by the screen, and was led home. */
export async function loggedInOn(page: Page, whom = newPerson()): Promise<PersonToBe> {
  const person = await registered(page.request, whom)
  await page.goto('/login')
  await logInOn(page, person)
  await expect(page).not.toHaveURL(/\/login/)
  return person
}

/** Somebody with an account who has logged in here before: the next page that opens knows them. */
export async function signedInOn(page: Page, whom = newPerson()): Promise<PersonToBe> {
  const person = await registered(page.request, whom)
  const { token, user } = await loginOf(page.request, person)
  await page.goto(lightest)
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { token, user: JSON.stringify({ ...user, _id: user.id }) },
  )
  return person
}

/**
 * A token as a program gets it, to ask the shop what a page does not show. It has none of the browser's cookies: a second
 * login with them would end that of the page.
 */
export async function tokenOf(request: APIRequestContext, { email, password }: PersonToBe): Promise<string> {
  const { origin } = new URL((await request.get('/health/live')).url())
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { token: string }).token
}

async function loginOf(request: APIRequestContext, { email, password }: PersonToBe) {
  const answer = await request.post('/auth/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as { token: string; user: UserView }
}

const tokens = new WeakMap<PersonToBe, Promise<string>>()

/** For what is asked again and again: one login, because the eleventh would end that of the page. */
export function sameTokenOf(request: APIRequestContext, person: PersonToBe): Promise<string> {
  const token = tokens.get(person) ?? tokenOf(request, person)
  tokens.set(person, token)
  return token
}

/** Their mobile answers a code, as on the account page. */
export async function proveMobile(request: APIRequestContext, shop: RunningShop, person: PersonToBe): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  expect((await request.post('/auth/mobile/send-code', { headers })).status()).toBe(200)
  const otp = (await codesFor(shop, person)).at(-1)
  expect((await request.post('/auth/mobile/verify', { headers, data: { otp } })).status()).toBe(200)
}

export async function isSignedIn(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.get('/auth/checkAuth', { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { authenticated: boolean }).authenticated
}

/** The codes that were sent to a mobile, the newest last, once there are enough. */
export async function codesFor(shop: RunningShop, { mobile }: PersonToBe, count = 1): Promise<string[]> {
  const codes = async () => {
    const sent = (await shop.messages()).filter(({ to }) => to === `+91${mobile}`)
    return sent.flatMap(({ text }) => /^([0-9]{6}) is your/.exec(text)?.[1] ?? [])
  }
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(count)
  return codes()
}
