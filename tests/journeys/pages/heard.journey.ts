import type { Page } from '@playwright/test'
import { loggedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, placeButton } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { choicesWords } from '#words/choices.ts'

test('what happens is said to those who hear the page: where one is, what was added, how many, what was removed', async ({
  page,
}) => {
  await listen(page)
  await visit(page, '/productListPomfret')
  await page.getByRole('link', { name: /^Order Now.*Whole Silver Pomfret/ }).press('Enter')
  await expect.poll(() => heard(page)).toContain('Whole Silver Pomfret (Paplet) | Darya')
  await page.getByLabel('Weight').selectOption('500 g')
  await expect.poll(() => heard(page)).toContain('Will add: Jumbo, 500 g, ₹1,000.00')
  await page.getByRole('button', { name: 'One more of Whole Silver Pomfret' }).press('Enter')
  await expect.poll(() => heard(page)).toMatch(/\n2\n?/)
  await page.getByRole('button', { name: choicesWords.addToCart }).press('Enter')
  await expect.poll(() => heard(page)).toContain(choicesWords.added)
  await expect(page.getByRole('link', { name: 'Cart, 2 packs' })).toBeVisible()
  await page.getByRole('link', { name: choicesWords.viewCart }).press('Enter')
  await expect.poll(() => heard(page)).toContain('Cart | Darya')
  await page.getByRole('button', { name: 'Remove item: Whole Silver Pomfret' }).press('Enter')
  await expect.poll(() => heard(page)).toContain('Whole Silver Pomfret (Paplet) was removed. You can undo this')
})

test('what went wrong is said: in a search, at the login, in the checkout', async ({ page }) => {
  await listen(page)
  await visit(page, '/home')
  await page.getByLabel('Search fish').pressSequentially('pra')
  await expect.poll(() => heard(page)).toContain('2 suggestions')
  await visit(page, '/login')
  await page.getByLabel('Email').fill('nobody@darya.example')
  await page.locator('#password').fill('some other words')
  await page.keyboard.press('Enter')
  await expect.poll(() => heard(page)).toContain(accountsWords.wrongPassword)
  await loggedInOn(page)
  await expect.poll(() => heard(page)).toContain(accountsWords.loggedIn)
  await fillCart(page, [line(4)])
  await visit(page, '/checkout')
  await page.getByLabel('Pincode').fill('400012')
  await expect.poll(() => heard(page)).toContain('Mumbai, Maharashtra')
  await placeButton(page).press('Enter')
  await expect.poll(() => heard(page)).toContain('There is a problem')
})

/** Notes what live parts of the page say, as a screen reader hears it: only what changes in them. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const live = '[role=status], [role=alert], [aria-live=polite], output'
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const inside = node instanceof Element && node.querySelector(live)
      if (element?.closest(live) || inside) said.push(node.textContent ?? '')
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') note(target)
        for (const node of addedNodes) note(node)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

const heard = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
