import { expect, test } from 'vitest'
import type { Language } from '#shop/languages.ts'
import type { HomeView, SpeciesView } from '#shop/wire/staff/catalogue.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { RateSheetView } from '#shop/wire/staff/rates.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { openChanging } from '#tests/rooms/changing-room.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const ordered = 'Whole Silver Pomfret (Paplet)'
const [line] = newOrder().lines
const ofNoProduct = line && { ...line, productId: 9999, title: 'Hilsa as it was' }

const named = ({ title, english }: { title: string; english?: string | undefined }) => [title, english]

eachDatabase((_, open) => {
  test('board, order and scale call the fish in the language of each of staff, and in English what has no other name', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed(line && ofNoProduct ? { lines: [line, ofNoProduct] } : {})
    const { cutter, counter } = shop.staff
    const asked = async <Body>(path: string, language: Language, who = cutter) => {
      const headers = { ...who.headers, 'accept-language': language }
      return (await shop.call({ ...who, headers }, path)).body as unknown as Body
    }
    const called = {
      en: [ordered, undefined],
      hi: ['साबुत पापलेट', ordered],
      mr: ['अख्खे पापलेट', ordered],
    } as const satisfies Record<Language, unknown>
    for (const language of ['en', 'hi', 'mr'] as const) {
      const both = [called[language], ['Hilsa as it was', undefined]]
      const { orders } = await asked<{ orders: StaffOrder[] }>('orders', language)
      expect(orders[0]?.lines.map(named)).toEqual(both)
      const { order } = await asked<{ order: StaffOrder }>(`orders/${id}`, language, counter)
      expect(order.lines.map(named)).toEqual(both)
      const { lines } = await asked<Weighing>(`orders/${id}/weighing`, language)
      expect(lines.map(named)).toEqual(both)
      const [other] = lines[0]?.replacements ?? []
      expect(other?.english === undefined).toBe(language === 'en')
    }
    const kept = await shop.database.read.selectFrom('order_lines').select('title').execute()
    expect(kept.map(({ title }) => title).toSorted()).toEqual(['Hilsa as it was', ordered])
  })

  test('the papers of an order are in its buyer’s language, and the order beside them in that of whoever looks', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed({ language: 'mr' })
    const { counter } = shop.staff
    const headers = { ...counter.headers, 'accept-language': 'en' }
    const slip = (await shop.call({ ...counter, headers }, `orders/${id}/slip`)).body as unknown as StaffGives<'slip'>
    expect([slip.lines[0]?.title, slip.order.lines[0]?.title]).toEqual(['अख्खे पापलेट', ordered])
  })

  test('what the buyer changed is told at the counter in the language of whoever reads it', async () => {
    const shop = await openChanging(open)
    const id = await shop.ordered()
    expect((await shop.change(id, shop.packs(1))).status).toBe(200)
    const { counter } = shop.staff
    const headers = { ...counter.headers, 'accept-language': 'mr' }
    const { body } = await shop.call({ ...counter, headers }, `orders/${id}`)
    const { changes } = body as unknown as { changes: { what: { line?: { title: string } }[] }[] }
    expect(changes[0]?.what[0]?.line?.title).toBe('अख्खे पापलेट')
  })

  test('kilos, batches, the yield book, the tolerances, the rates and the catalogue name each fish in the language of whoever reads them', async () => {
    const shop = await openCounterRoom(open)
    const { owner } = shop.staff
    const read = async (path: string, language: Language) => {
      const headers = { ...owner.headers, 'accept-language': language }
      return JSON.stringify((await shop.call({ ...owner, headers }, path)).body)
    }
    for (const path of ['stock', 'batches/came-in', 'yields', 'scale', 'rates', 'rates/history', 'catalogue']) {
      expect([path, await read(path, 'mr')]).toEqual([path, expect.stringContaining('पापलेट')])
      expect([path, await read(path, 'en')]).toEqual([path, expect.stringContaining('Pomfret')])
    }
  })

  test('the sheet of rates, a kind and the home page list their products so; a spreadsheet of rates has them in English', async () => {
    const shop = await openCounterRoom(open)
    const { owner } = shop.staff
    const reader = { ...owner, headers: { ...owner.headers, 'accept-language': 'hi' } }
    const read = async <Body>(path: string) => (await shop.call(reader, path)).body as unknown as Body
    const rates = await read<RateSheetView>('rates')
    expect(rates.products.map(named)).toContainEqual(['साबुत पापलेट', ordered])
    const kind = await read<{ species: SpeciesView }>('catalogue/species/pomfret')
    expect(kind.species.products.map(({ called }) => called)).toContain('साबुत पापलेट')
    const home = await read<HomeView>('catalogue/home')
    expect(home.products.map(({ title }) => title)).toContain('साबुत पापलेट')
  })
})
