import { expect, test } from 'vitest'
import { type Encoding, encodingFor } from './packing.ts'

test.each<[accepted: string | undefined, encoding: Encoding, why: string]>([
  [undefined, 'identity', 'who says nothing gets the bytes as they are'],
  ['', 'identity', 'so does who takes none by name'],
  ['gzip, deflate, br, zstd', 'br', 'as browsers say it'],
  ['gzip, deflate', 'gzip', 'an older one'],
  ['BR', 'br', 'letters count in any case'],
  ['GZip;Q=1', 'gzip', 'and so they do in the weight'],
  ['x-gzip', 'gzip', 'an old name for the same'],
  ['br;q=0, gzip;q=0', 'identity', 'what weighs nothing is refused'],
  ['br;q=0.000, gzip', 'gzip', 'however it is written'],
  ['br;q=0.5, gzip;q=0.9', 'gzip', 'what is liked better comes first'],
  ['br ; q=0.5 , gzip ; q=0.5', 'br', 'of two that are liked as much, the smaller one'],
  ['gzip;q=0.001', 'gzip', 'whatever is named comes before what is not'],
  ['identity, br;q=0.5', 'identity', 'the bytes as they are can be liked best'],
  ['*', 'br', 'whatever there is'],
  ['*;q=0.1, gzip', 'gzip', 'whatever there is, but one better'],
  ['br;q=0, *', 'gzip', 'whatever there is, but one'],
  ['*;q=0', 'identity', 'who refuses all gets what anybody can read'],
  ['identity;q=0', 'identity', 'and so does who names nothing else'],
  ['identity;q=0, gzip', 'gzip', 'packed it must be'],
  ['*;q=0, br', 'br', 'one and no other'],
  ['brr, xgzip, gzipped', 'identity', 'names are whole names'],
  ['br;q=oops', 'br', 'a weight that is none counts for nothing'],
])('%s is answered with %s: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
  expect(encodingFor(accepted)).toBe(encoding)
})
