import { afterEach, expect, test, vi } from 'vitest'
import { lookUpPincode } from './look-up-pincode.ts'

const office = { Name: 'Bangalore G.P.O.', District: 'Bangalore', State: 'Karnataka' }
const found = [{ Message: 'Number of pincode(s) found:1', Status: 'Success', PostOffice: [office] }]
const unknown = [{ Message: 'No records found', Status: 'Error', PostOffice: null }]

const lookUp = (answer: () => Response | Promise<Response>) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  return lookUpPincode('560001', new AbortController().signal)
}

afterEach(() => vi.restoreAllMocks())

test('the city of a pincode is the district of its first post office', async () => {
  expect(await lookUp(() => Response.json(found))).toEqual({ city: 'Bangalore', state: 'Karnataka' })
  expect(fetch).toHaveBeenCalledWith('/pincode/560001', expect.anything())
})

test('a pincode that nobody has is invalid, and a look-up that fails is another matter', async () => {
  expect(await lookUp(() => Response.json(unknown))).toEqual({ failed: 'Invalid Pincode. Please try again.' })
  expect(await lookUp(() => Response.json({ message: 'busy' }, { status: 503 }))).toEqual({
    failed: 'Failed to fetch Pincode details.',
  })
  expect(await lookUp(() => Promise.reject(new TypeError('no network')))).toEqual({
    failed: 'Failed to fetch Pincode details.',
  })
})
