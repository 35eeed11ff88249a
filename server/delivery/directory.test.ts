import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isIn, openingArea, parsePincode } from '#shop/delivery/delivery.ts'
import { officesAt, placeAt } from './directory.ts'

const at = (typed: string) => officesAt(parsePincode(typed) ?? ('' as never))

test('the six served pincodes are in Mumbai, Maharashtra', () => {
  for (const pincode of openingArea) {
    const place = placeAt(pincode)
    expect(place && isIn(place, { city: 'Mumbai', state: 'Maharashtra' })).toBe(true)
  }
  expect(at('400014')[0]).toEqual({
    Name: 'Dadar',
    Circle: 'Maharashtra',
    District: 'Mumbai',
    Division: 'Mumbai East',
    Region: 'Mumbai',
    State: 'Maharashtra',
    Country: 'India',
    Pincode: '400014',
  })
})

test.each([
  ['110001', 'Central Delhi', 'Delhi'],
  ['560001', 'Bangalore', 'Karnataka'],
  ['500001', 'Hyderabad', 'Telangana'],
  ['194101', 'Leh', 'Ladakh'],
  ['605001', 'Pondicherry', 'Puducherry'],
  ['855117', 'Kishanganj', 'Bihar'],
])('%s is in %s, %s', (pincode, district, state) => {
  expect(at(pincode)[0]).toMatchObject({ District: district, State: state, Pincode: pincode })
})

test.each(['100000', '400000', '999999'])('no post office has %s', (pincode) => {
  expect(at(pincode)).toEqual([])
})

test('a pincode that two districts share has the offices of both', () => {
  const districts = at('110003').map(({ District }) => District)
  expect(new Set(districts)).toEqual(new Set(['South Delhi', 'Central Delhi']))
})

test('asking the directory takes less than 10 MB of memory', () => {
  const asked = spawnSync(
    process.execPath,
    [
      '--expose-gc',
      '--input-type=module',
      '--eval',
      `
      const { officesAt } = await import('${import.meta.resolve('./directory.ts')}')
      const taken = () => (gc(), process.memoryUsage().heapUsed + process.memoryUsage().external)
      const before = taken()
      let offices = 0
      for (let pincode = 110000; pincode < 860000; pincode += 7) offices += officesAt(String(pincode)).length
      console.log(JSON.stringify({ offices, bytes: taken() - before }))`,
    ],
    { encoding: 'utf8' },
  )
  const { offices, bytes } = JSON.parse(asked.stdout) as { offices: number; bytes: number }
  expect(offices).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(10e6)
})
