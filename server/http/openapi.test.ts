import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { onDatabase } from '#tests/running/databases.ts'
import { openTestShop } from '#tests/running/test-shop.ts'

/**
 * Two addresses are told apart by their fixed words: no order is called 'attempts' or 'asks', and no key of an attempt is a
 * word of the shop's.
 */
const toldApart = { 'no-ambiguous-paths': 'off' } as const

onDatabase('sqlite', (_, open) => {
  test('the contract keeps the recommended rules of Redocly: each call says what it does, who may make it and how it is refused', async () => {
    const { app } = await openTestShop(open)
    const source = await (await app.request('/openapi.json')).text()
    const config = await createConfig({ extends: ['recommended'], rules: toldApart })
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message])).toEqual([])
  })

  test('a call that somebody must be signed in for says so, and one that takes something says how that is refused', async () => {
    const { app } = await openTestShop(open)
    const { paths } = (await (await app.request('/openapi.json')).json()) as { paths: Paths }
    const placing = paths['/orders']?.['post']
    expect(placing?.security).toEqual([{ token: [] }])
    expect(Object.keys(placing?.responses ?? {})).toEqual(['400', '401', '2XX', '4XX', '5XX'])
    expect(paths['/reviews/{id}']?.['get']?.security).toEqual([{}, { token: [] }])
    expect(Object.keys(paths['/reviews/{id}'] ?? {})).toEqual(['get', 'delete'])
  })
})

type Paths = Readonly<
  Record<string, Record<string, { readonly security: readonly object[]; readonly responses: object }>>
>
