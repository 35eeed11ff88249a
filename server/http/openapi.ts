import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#shop/wire/call.ts'

/** The contract of the calls as OpenAPI, for writing another client. */
export function openApiOf(
  calls: Readonly<Record<string, Call>>,
  { name, publicUrl }: { name: string; publicUrl: string },
) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1', description: 'The calls of the shop. Every refusal is JSON with a message.' },
    servers: [{ url: publicUrl }],
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(name: string, { method, path, access, takes, gives }: Call) {
  return {
    operationId: name,
    ...(access === 'signed-in' ? { security: [{ token: [] }] } : {}),
    parameters: [...partsOf(path), ...(method === 'GET' ? queryOf(takes) : [])],
    ...(method === 'GET' || takes.type === 'unknown'
      ? {}
      : { requestBody: { required: true, content: json(takes, 'input') } }),
    responses: {
      '2XX': { description: 'Done', content: json(gives, 'output') },
      default: {
        description: 'Refused, with the reason',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
          },
        },
      },
    },
  }
}

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
