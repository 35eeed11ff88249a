import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#shop/wire/call.ts'
import { calls } from '#shop/wire/calls.ts'
import { callSummaries } from './call-summaries.ts'

/** The contract of the calls as OpenAPI, for writing another client. */
export function openApiOf({ name, publicUrl }: { name: string; publicUrl: string }) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: name,
      version: '1',
      description: 'The calls of the shop. Every refusal is JSON with a message.',
      license: { name: 'All rights reserved', url: new URL('/terms', publicUrl).href },
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(name: keyof typeof calls, { method, path, access, takes, gives }: Call) {
  const isSignedIn = access === 'signed-in'
  return {
    operationId: name,
    summary: callSummaries[name],
    // Who is signed in may say so where nobody has to be.
    security: [...(isSignedIn ? [] : [{}]), { token: [] }],
    parameters: [...partsOf(path), ...(method === 'GET' ? queryOf(takes) : [])],
    ...(method === 'GET' || takes.type === 'unknown'
      ? {}
      : { requestBody: { required: true, content: json(takes, 'input') } }),
    responses: {
      '2XX': { description: 'Done', content: json(gives, 'output') },
      ...(takes.type === 'unknown' ? {} : { '400': refusal('What was sent is wrong: `field` names where') }),
      ...(isSignedIn ? { '401': refusal('Nobody is signed in by this token') } : {}),
      ...(path.includes(':') ? { '404': refusal('There is nothing of that name for this caller') } : {}),
      '4XX': refusal('Refused for another reason, such as too many calls (429, with `Retry-After`)'),
      '5XX': refusal('The shop is in trouble: try again later'),
    },
  }
}

const refusal = (description: string) => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { message: { type: 'string' }, field: { type: 'string' } },
        required: ['message'],
      },
    },
  },
})

const partsOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function queryOf(takes: Call['takes']) {
  const { properties = {} } = schemaOf(takes, 'input') as { properties?: Record<string, object> }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

const json = (schema: Call['takes'], mode: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, mode) },
})

/** Checks that no schema language can say (a calendar of characters, an address by hand) are left out. */
function schemaOf(schema: Call['takes'], typeMode: 'input' | 'output'): object {
  const { $schema: _, ...said } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return said
}
