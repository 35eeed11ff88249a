import { expect, test } from 'vitest'
import { forTablets } from './say-for-tablets.ts'

const port = 3000

test('a default start says that no tablet can be enrolled yet, and where it is told how', () => {
  const said = forTablets(
    { publicUrl: 'http://127.0.0.1:3000', host: '127.0.0.1', port },
    { addresses: ['192.168.1.20'] },
  )
  expect(said).toMatch(/^The counter opens on this machine only, so no tablet .*docs\/running\/counter\.md/)
})

test('a shop that listens in its network says where tablets reach it', () => {
  const said = forTablets({ publicUrl: 'http://0.0.0.0:3000', host: '0.0.0.0', port }, { addresses: ['192.168.1.20'] })
  expect(said).toContain('http://192.168.1.20:3000/counter')
})

test('a shop with an address says it', () => {
  const said = forTablets({ publicUrl: 'https://fish.example', host: '127.0.0.1', port })
  expect(said).toBe('Tablets and phones open the counter at https://fish.example/counter.')
})

test('a shop whose certificate no device knows yet says where a new one begins', () => {
  const said = forTablets({ publicUrl: 'https://shop.local:3443', host: '0.0.0.0', port }, { hasOwnAuthority: true })
  expect(said).toContain('at https://shop.local:3443/counter.')
  expect(said).toMatch(/begins at http:\/\/shop\.local:3000\/counter\/certificate$/)
})
