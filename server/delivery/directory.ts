import { readFileSync } from 'node:fs'
import { type Pincode, type Place, parsePincode, quartersOf } from '#shop/delivery/delivery.ts'

/** A post office in the shape of the public service. */
interface Office {
  readonly Name: string
  readonly Circle: string
  readonly District: string
  readonly Division: string
  readonly Region: string
  readonly State: string
  readonly Country: 'India'
  readonly Pincode: string
}

/** The post offices of a pincode in our own directory of India; none if there is no such code. */
export function officesAt(pincode: Pincode): Office[] {
  const [, ...groups] = lineOf(pincode)?.split('\t') ?? []
  return groups.flatMap((group) => {
    const [District = '', Division = '', Region = '', Circle = '', State = '', ...names] = group.split('|')
    return names.map((Name) => ({
      Name,
      Circle,
      District,
      Division,
      Region,
      State,
      Country: 'India' as const,
      Pincode: pincode,
    }))
  })
}

/** The same in the shape that the rules need. */
export function placeAt(pincode: Pincode): Place | undefined {
  const offices = officesAt(pincode)
  const [first] = offices
  return (
    first && { state: first.State, offices: offices.map(({ Name, District }) => ({ name: Name, district: District })) }
  )
}

/** What people call a pincode's place; empty where the post has no such pincode. */
export function nameOf(typed: string): string {
  const pincode = parsePincode(typed)
  const place = pincode && placeAt(pincode)
  return (place && quartersOf(place)[0]) ?? ''
}

/** The file as it is, 3 MB outside the heap, read on first use. It is sorted, so no index is built. */
let pages: Buffer | undefined

function lineOf(pincode: Pincode): string | undefined {
  pages ??= readFileSync(new URL('./pincodes.txt', import.meta.url))
  let from = 0
  let to = pages.length
  while (from < to) {
    const begin = pages.lastIndexOf(lineEnd, Math.floor((from + to) / 2) - 1) + 1
    const end = pages.indexOf(lineEnd, begin)
    const found = pages.toString('latin1', begin, begin + pincode.length)
    if (found === pincode) return pages.toString('utf8', begin, end)
    if (found < pincode) from = end + 1
    else to = begin
  }
  return undefined
}

const lineEnd = 10
