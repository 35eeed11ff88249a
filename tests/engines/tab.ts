import { expect } from '@playwright/test'
import { seconds } from '#shop/time.ts'

/** What can be pressed, typed into or read, as a person names it. */
export type Role = 'button' | 'link' | 'field' | 'heading'

/** A value that goes into a page and comes back from it. */
export type Sent = string | number | boolean | null | undefined | readonly Sent[] | { readonly [name: string]: Sent }

/** A tab of a browser, whichever it is: what a person does there, and what is to be seen. */
export interface Tab {
  /** opens an address of the shop, and waits until the page has loaded, or cannot be */
  goTo(path: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** runs a function in the page */
  run<Given extends readonly Sent[], Told>(
    task: (...given: Given) => Told | Promise<Told>,
    ...given: Given
  ): Promise<Told>
  /** a real press on what the pointer finds there; of several, on that of the entry which has this text */
  press(role: Role, name: string, ofEntry?: string): Promise<void>
  /** types into a field that is empty, key by key */
  type(name: string, text: string): Promise<void>
  /** types where the focus is */
  keys(text: string): Promise<void>
  /** chooses a file in the field that has this selector */
  choose(selector: string, file: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** what the window shows, in base64 */
  picture(): Promise<string>
  /** another tab of the same browser */
  another(): Promise<Tab>
  close(): Promise<void>
}

/** A browser that nobody has used before. */
export interface Opening {
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly cookies?: readonly { readonly name: string; readonly value: string }[]
}

/** One of the three kinds of browsers. */
export interface Engine {
  open(opening: Opening): Promise<Tab>
  close(): Promise<void>
}

/** Far more than anything takes: others may use the machine too. */
const patience = { timeout: seconds(60) }

/** Does what can only be done once something has come, as soon as it has. */
export async function onceThere(what: string, act: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await act()
  }, what).toPass(patience)
}

/** What can be read on the page, in one line. */
const textOf = (tab: Tab): Promise<string> => tab.run(() => document.body.innerText.replace(/\s+/g, ' '))

export const pathOf = (tab: Tab): Promise<string> => tab.run(() => location.pathname)

/** What a page says before it has come, or while it goes, is nothing. */
const orNothing = <Told>(asked: Promise<Told>): Promise<Told | undefined> => asked.catch(() => undefined)

export const seesText = (tab: Tab, text: string | RegExp) =>
  expect
    .poll(async () => (await orNothing(textOf(tab))) ?? '', patience)
    .toMatch(typeof text === 'string' ? new RegExp(RegExp.escape(text)) : text)

export const seesNot = (tab: Tab, text: string) =>
  expect.poll(async () => (await orNothing(textOf(tab))) ?? text, patience).not.toContain(text)

export const isAt = (tab: Tab, path: string | RegExp) =>
  expect
    .poll(() => orNothing(pathOf(tab)), patience)
    .toEqual(typeof path === 'string' ? path : expect.stringMatching(path))

/** Waits until what is asked in the page comes to this. */
export const becomes = <Told>(ask: () => Promise<Told>, wanted: unknown) =>
  expect.poll(() => orNothing(ask()), patience).toEqual(wanted)

/** Waits until the page's script answers: until then taps are only noted. */
export const isAlive = (tab: Tab) =>
  becomes(
    () => tab.run(() => document.querySelector('.not-alive') === null && Reflect.get(globalThis, 'taps') === undefined),
    true,
  )

export async function visit(tab: Tab, path: string): Promise<void> {
  await tab.goTo(path)
  await isAlive(tab)
}

// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings all that it needs along
/** In the page: what a person would take for it. A name may go on after what is said; one that does not comes first. */
export function findThere(role: string, name: string, ofEntry = ''): Element | undefined {
  const roles: Record<string, string> = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3',
  }
  const inOneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const textsOf = (ids: string | null) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  /** what is read aloud of it */
  const spoken = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return inOneLine(copy.textContent)
  }
  const nameOf = (element: Element) =>
    inOneLine(textsOf(element.getAttribute('aria-labelledby')).join(' ')) ||
    element.getAttribute('aria-label') ||
    ('labels' in element &&
      inOneLine([...((element.labels ?? []) as HTMLElement[])].map((label) => label.textContent).join(' '))) ||
    spoken(element)
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const seen = [...within.querySelectorAll(roles[role] ?? role)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      (element.closest('li') ?? document.body).textContent.includes(ofEntry),
  )
  return seen.find((element) => nameOf(element) === name) ?? seen.find((element) => nameOf(element).startsWith(name))
}
