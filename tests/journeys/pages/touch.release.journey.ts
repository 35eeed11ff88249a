import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line } from '#tests/journeys/shopping.ts'
import { complaintsOf, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { openPages } from '../../../tools/open-pages.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('every open page loads without a complaint of the browser, and every control on it answers a thumb that comes down within 44 px', async ({
  page,
  request,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed.length).toBeGreaterThan(30)
  for (const address of new Set([...openPages.map(({ address }) => address), ...listed])) {
    await visit(page, address)
    const alert = page.getByRole('alertdialog').getByRole('button')
    if (address.startsWith('/search')) await alert.click()
    expect.soft(await page.evaluate(missedControls), address).toEqual([])
  }
  expect(complaints).toEqual([])
})

test('on a phone every label stands above its field, and no field beside another', async ({ page }) => {
  for (const path of ['/login', '/register', '/reset-password', '/grievance', '/wholePomfretDetails/4#reviews']) {
    await visit(page, path)
    expect(await page.evaluate(labelsAstray), path).toEqual([])
  }
  await signedInOn(page)
  await fillCart(page, [line(4)])
  await page.goto('/checkout')
  await expect(page.getByLabel('Pincode')).toBeVisible()
  expect(await page.evaluate(labelsAstray)).toEqual([])
})

/** Labels that are not above what they name, and fields that share their height with the one before. */
function labelsAstray(): string[] {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea):not([type=checkbox], [type=radio])'),
  ].filter((field) => field.checkVisibility())
  return fields.flatMap((field, nr) => {
    const { top } = field.getBoundingClientRect()
    const label = field.labels?.[0]?.getBoundingClientRect()
    const before = fields[nr - 1]?.getBoundingClientRect()
    const isRight = label !== undefined && label.bottom <= top + 1 && (!before || before.bottom <= top)
    return isRight ? [] : [field.outerHTML.slice(0, 90)]
  })
}

/** What can be pressed and is missed beside its middle. A link within a sentence may be as small as its words (WCAG 2.5.8). */
function missedControls(): string[] {
  // half of 44 px, less what is lost where a box begins between two dots of the screen
  const reach = 21
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, select, summary, input, textarea')
  return [...controls].filter(canBePressed).flatMap((control) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = control instanceof HTMLInputElement && control.type === 'checkbox' ? control.labels?.[0] : control
    const { left, top, width, height } = (box ?? control).getBoundingClientRect()
    const beside = [
      [0, 0],
      [0, -reach],
      [0, reach],
      [-reach, 0],
      [reach, 0],
    ] as const
    const answers = beside.every(([x, y]) => {
      const on = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
      return on !== null && (control.contains(on) || on.closest('label')?.control === control)
    })
    return answers ? [] : [`${width.toFixed(0)} x ${height.toFixed(0)} px: ${control.outerHTML.slice(0, 90)}`]
  })

  /** Not what is out of sight until it has the focus, nor what only doubles another control. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser is given one function, whole
  function canBePressed(control: HTMLElement): boolean {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (control.closest('[aria-hidden=true], .skip') !== null) return false
    const { width, height } = control.getBoundingClientRect()
    return width > 1 && height > 1 && getComputedStyle(control).display !== 'inline'
  }
}
