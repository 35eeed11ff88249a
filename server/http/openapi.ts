import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#shop/wire/call.ts'
import { calls } from '#shop/wire/calls.ts'

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

/** What each call does, in a line: for who writes another client. The calls themselves stand where browsers load them. */
const callSummaries: Readonly<Record<keyof typeof calls, string>> = {
  checkAuth: 'Tells whether a token still signs somebody in, and whom',
  register: 'Makes an account',
  login: 'Signs in by e-mail and password',
  validateEmail: 'Tells whether mail can reach the domain of an e-mail address',
  stay: 'Gives a new token to a browser that has lost its own, by the cookies of its stay',
  logout: 'Ends the session of the token',
  changePassword: 'Changes the password of the account',
  deleteAccount: 'Erases the account and ends all its sessions',
  sessions: 'Lists the sessions of the account',
  endSessions: 'Ends one other session, or all of them',
  sendCode: 'Sends a one-time code to a mobile',
  verifyCode: 'Checks a one-time code',
  resetPassword: 'Sets a new password by a one-time code, and signs in',
  mobile: 'Tells the mobile of the account and whether it is verified',
  sendMobileCode: 'Sends a one-time code to the mobile of the account',
  verifyMobile: 'Verifies the mobile of the account by its code',

  orders: 'Lists one’s orders, the newest first',
  myOrders: 'Lists one’s orders page by page, with the address of the next page',
  placeOrder: 'Places an order; with the same Idempotency-Key it is placed once',
  orderOfAttempt: 'Tells which order came of an attempt, by its key',
  endAttempt: 'Ends an attempt that has come to nothing, so that it never becomes an order',
  generateBarcode: 'Draws the barcode of an order',
  lastPacks: 'Lists what one took last of each product, as it can be had today',
  orderProgress: 'Tells how far orders are, or which have changed since',
  orderWeights: 'Tells what the fish of an order weighed',
  weighingPhotograph: 'Gives the photograph of one item on the scale',
  weighingAsk: 'Shows a weighing that waits for the customer’s answer, by its link',
  answerAsk: 'Accepts or declines a weighing, by its link',
  orderToChange: 'Gives an order with all that is needed to change it',
  changeOrder: 'Changes an order until its cut-off',
  cancelOrder: 'Cancels an order until its cut-off',

  stockWishes: 'Lists what one is to be told of once it is back in stock',
  makeStockWish: 'Asks to be told once when a product is back in stock',
  dropStockWish: 'Drops such a wish',

  addressBook: 'Lists the addresses that are saved with the account',
  keepAddress: 'Saves an address with the account',
  changeAddress: 'Changes a saved address',
  dropAddress: 'Removes a saved address',

  keptCart: 'Gives the cart that is saved with the account, with today’s prices',
  keepCart: 'Saves the cart over the version that was seen',

  areaWishes: 'Lists the pincodes of which one is to be told once the shop delivers there',
  makeAreaWish: 'Asks to be told once when the shop delivers to a pincode',
  dropAreaWish: 'Drops such a wish',

  pushDevices: 'Lists the devices that get notifications, and the key to add one with',
  keepPushDevice: 'Adds a device that gets notifications',
  dropPushDevice: 'Removes a device from notifications',

  slots: 'Lists the delivery slots of a pincode, the earliest first',

  reviewsOf: 'Lists the reviews of a product, the newest first; the id is that of the product',
  writeReview: 'Writes a review of a product',
  withdrawReview: 'Withdraws a review of one’s own; the id is that of the review',

  complain: 'Writes down a complaint and gives its number',

  pincode: 'Tells the places of a pincode, as India Post names them',
}
