import type { Page } from '@playwright/test'
import { type AlsoLatin, strangeWords } from './latin-words.ts'

const foreign = ['.language-offer', '[lang="mr-Latn"]', '[lang="la"]', '[translate="no"]']

/** All that a page says, seen or heard: its texts, what pictures and fields are called, and its title. What is marked as another language is not asked. */
function saidOnPage(foreign: readonly string[]): string[] {
  const heard = ['alt', 'title', 'aria-label', 'placeholder', 'aria-description', 'label']
  const said = [document.title, document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '']
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
    return node.matches(`script, style, noscript, template, ${foreign.join()}`)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT
  })
  while (walk.nextNode()) {
    const node = walk.currentNode
    if (node instanceof Element) said.push(...heard.map((name) => node.getAttribute(name) ?? ''))
    else said.push(node.textContent ?? '')
  }
  return said.filter((text) => /\p{Script=Latin}/u.test(text))
}

/** The texts of a page that have a Latin word which is not on the list. At the counter English that is marked so may stand beside: a cutter reads both. */
export async function latinOn(page: Page, also: AlsoLatin = {}): Promise<string[]> {
  const english = also.atCounter === true ? ['[lang="en"]'] : []
  const said = await page.evaluate(saidOnPage, [...foreign, ...english])
  return [...new Set(said)].flatMap((text) => {
    const words = strangeWords(text, also)
    return words.length === 0 ? [] : [`${words.join(' ')}: ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`]
  })
}

/**
 * Run in the page: words that do not fit into their box, by a pixel of rounding and more, and what is wider than the window.
 * A row, and the line that says whose order it is, may end a name in three dots: it is whole where they lead. What is only heard has a box of one pixel.
 */
function unfit(): string[] {
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const boxes = [...document.querySelectorAll<HTMLElement>('body *')].filter((box) => {
    if (!box.checkVisibility({ visibilityProperty: true }) || box.closest('.only-heard, svg, select')) return false
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box)
    const isText = [...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')
    if (!isText || scrolls || box.clientWidth <= 1) return false
    const isMostlyRead =
      (textOverflow === 'ellipsis' && box.clientWidth > 0.6 * box.scrollWidth) ||
      (webkitLineClamp !== 'none' && box.clientHeight > 0.6 * box.scrollHeight)
    if (isMostlyRead && box.closest('li, .who-area') !== null) return false
    const cut = overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1
    const isOwn = overflowX !== 'visible' || getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)'
    const words = document.createRange()
    words.selectNodeContents(box)
    const room = (isOwn ? box : (box.parentElement ?? box)).getBoundingClientRect()
    const isWide = box.scrollWidth > box.clientWidth + 1 && words.getBoundingClientRect().right > room.right + 1
    return cut || isWide
  })
  const beyond = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((box) => box.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .filter((box, _, all) => !all.some((other) => other !== box && box.contains(other)))
  return [
    ...(wider > 1
      ? [`${wider} px wider than the window, by ${beyond.map((box) => `${box.localName}.${box.className}`).join(' ')}`]
      : []),
    ...boxes.map(
      (box) =>
        `${box.localName}.${box.className}: ${box.scrollWidth}x${box.scrollHeight} in ${box.clientWidth}x${box.clientHeight}: ${box.textContent?.trim().slice(0, 60)}`,
    ),
  ]
}

/** The same on a phone of this width. */
export async function unfitAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 740 })
  return page.evaluate(unfit)
}

/** What of the page does not fit on the narrowest phone, and with letters twice as large. */
export async function unfitOn(page: Page): Promise<string[]> {
  const narrow = (await unfitAt(page, 320)).map((one) => `at 320 px ${one}`)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const large = (await page.evaluate(unfit)).map((one) => `at 200 % ${one}`)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  return [...narrow, ...large]
}
