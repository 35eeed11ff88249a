import { sampleIdentity } from '#shop/accounts/identity.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { deliveryWords } from '#words/frame.ts'

const { legalName, address, phone, email, website, fssai, grievanceOfficer, grievanceEmail, grievancePhone } =
  sampleIdentity

test('About Us has its banner, the story, the mission and three reasons to choose us', async ({ still: page }) => {
  await page.goto('/aboutus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.locator('.page-banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Our Mission',
    'Why Choose Us',
    deliveryWords.where,
  ])
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Freshness Guaranteed',
    'Sustainability',
    'Customer Focus',
  ])
})

const inFull = [
  '400012 Parel, Chamarbaug, Lal Baug',
  '400013 Delisle Road',
  '400014 Dadar, Naigaon',
  '400015 Sewri',
  '400031 Wadala, Kidwai Nagar',
  '400033 Kalachowki, Reay Road, Tank Road',
]
const inShort = inFull.map((place) => place.replace(/,.*/, ''))

test('where the shop delivers stands on the front page, beside each fish and on About Us, and follows the shop', async ({
  still: page,
}) => {
  await using shop = await openShop()
  const delivery = page.getByRole('region', { name: deliveryWords.where })
  const pages = ['/home', '/wholePomfretDetails/4', '/lobsterDetails/19', '/aboutus']
  for (const path of pages) {
    await page.goto(shop.url + path)
    await expect(delivery.getByRole('listitem')).toHaveText(path === '/aboutus' ? inFull : inShort)
  }
  await shop.command('delivery', 'add', '400050')
  for (const path of pages)
    await expect(async () => {
      await page.goto(shop.url + path)
      await expect(delivery).toContainText('400050 Bandra', { timeout: 500 })
    }).toPass()
})

test('Contact Us has its banner, address, phone, e-mail and website, and who answers complaints', async ({
  still: page,
}) => {
  await page.goto('/contactus')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(page.locator('.page-banner')).toBeVisible()
  for (const fact of [legalName, address, phone, email, fssai, grievanceOfficer, grievanceEmail, grievancePhone])
    await expect(main).toContainText(fact)
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+912200000000')
  await expect(main.getByRole('link', { name: email, exact: true })).toHaveAttribute('href', `mailto:${email}`)
  await expect(main.getByRole('link', { name: 'darya.example', exact: true })).toHaveAttribute('href', website)
})

// E-Commerce Rules 2020 rule 4: on every page, not only where one looks for it
test('the foot of each page says who sells, and who hears complaints', async ({ still: page }) => {
  await page.goto('/recipes/lobster-thermidor')
  const foot = page.getByRole('contentinfo')
  for (const fact of [legalName, address, phone, email, fssai, grievanceOfficer, grievanceEmail, grievancePhone])
    await expect(foot).toContainText(fact)
  await expect(foot.getByRole('link', { name: 'darya.example', exact: true })).toHaveAttribute('href', website)
})

/** What the law wants said before somebody buys (SAFETY section 3), and on which page it is said. */
const duties: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  '/terms': [
    ['who sells', new RegExp(legalName)],
    ['the food licence', new RegExp(fssai)],
    ['all taxes in the price', /include all taxes/],
    ['the price follows the weight', /based on the actual weight/],
    ['no charge for cash or delivery', /Delivery costs nothing, and paying in cash costs nothing/],
    ['cancelling is free', /cancel free of charge/],
    ['how reviews come about', /average of all reviews/],
    ['how they pay', /cash/],
  ],
  '/privacy': [
    ['what is kept', /Name, e-mail and mobile of your account/],
    ['why', /to bring your orders/],
    ['consent is taken back as easily as given', /take back your consent as easily as you gave it/],
    ['children', /18/],
    ['who hears complaints', new RegExp(grievanceEmail)],
  ],
  '/refunds': [
    ['at the door', /You pay nothing for it/],
    ['late, defective or not as described', /defective, late or not as described/],
    ['how long it keeps', /within a day/],
    ['where it comes from', /Origin of all our fish/],
    ['who packs it', new RegExp(address)],
  ],
  '/grievance': [
    ['the officer', new RegExp(grievanceOfficer)],
    ['how to reach them', new RegExp(grievancePhone.replace('+', '\\+'))],
    ['a ticket within 48 hours', /You get it within 48 hours/],
    ['settled within a month', /within one month/],
    ['whom else to ask', /1915/],
  ],
}

for (const [path, facts] of Object.entries(duties)) {
  test(`${path} says what the law wants said`, async ({ still: page }) => {
    await page.goto(path)
    for (const [, said] of facts) await expect(page.getByRole('main')).toContainText(said)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
  })
}
