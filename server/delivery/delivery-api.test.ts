import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { openingArea } from '#shop/delivery/delivery.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openTestShop } from '#tests/running/test-shop.ts'

/** A public postal service that knows 999901 and nothing else. */
async function publicService() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const PostOffice = request.url?.endsWith('999901')
      ? [{ Name: 'New', District: 'Thane', State: 'Maharashtra' }]
      : null
    response.end(JSON.stringify([{ Message: '', Status: PostOffice ? 'Success' : 'Error', PostOffice }]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return { asked, url, close: () => server.close() }
}

eachDatabase((engine, open) => {
  test('city and state of a pincode come in the shape of the public service', async () => {
    const { app } = await openTestShop(open)
    const answer = await app.request('/pincode/400031')
    const [told] = (await answer.json()) as { PostOffice: object[] }[]
    expect(answer.status).toBe(200)
    expect(told).toMatchObject({ Message: 'Number of pincode(s) found:3', Status: 'Success' })
    expect(told?.PostOffice[1]).toEqual({
      Name: 'Wadala',
      Circle: 'Maharashtra',
      District: 'Mumbai',
      Division: 'Mumbai East',
      Region: 'Mumbai',
      State: 'Maharashtra',
      Country: 'India',
      Pincode: '400031',
    })
  })

  test('a code that no post office has is told like the public service tells it', async () => {
    const { app } = await openTestShop(open)
    const answer = await app.request('/pincode/999999')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      [{ Message: 'No records found', Status: 'Error', PostOffice: null }],
    ])
  })

  test('only unknown codes are asked for outside, and what can be no code never is', async () => {
    const { asked, url, close } = await publicService()
    const { app } = await openTestShop(open, { environment: { PINCODE_SERVICE_URL: url } })
    for (const pincode of openingArea) expect((await app.request(`/pincode/${pincode}`)).status).toBe(200)
    const bad = ['40001', '4000122', '000000', 'abcdef', '..%2f..', '%00', '٤٠٠٠١٢', '@evil.example']
    for (const typed of bad) {
      const answer = await app.request(`/pincode/${typed}`)
      expect([typed, answer.status, await answer.json()]).toEqual([typed, 400, { message: expect.any(String) }])
    }
    expect(asked).toEqual([])
    expect(await (await app.request('/pincode/999901')).json()).toMatchObject([
      { Status: 'Success', PostOffice: [{ District: 'Thane' }] },
    ])
    expect(await (await app.request('/pincode/999902')).json()).toMatchObject([{ Status: 'Error', PostOffice: null }])
    expect(asked).toEqual(['/pincode/999901', '/pincode/999902'])
    close()
  })

  test('when the public service cannot be reached the shopper is told so, which is not the same as no such code', async () => {
    const { app } = await openTestShop(open, { environment: { PINCODE_SERVICE_URL: 'http://127.0.0.1:1' } })
    const answer = await app.request('/pincode/999901')
    expect([engine, answer.status, await answer.json()]).toEqual([
      engine,
      503,
      { message: 'Failed to fetch Pincode details.' },
    ])
  })
})
