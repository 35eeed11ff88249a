import * as v from 'valibot'
import { asMessage } from '#shop/faults.ts'
import { firstSteps, noddedSteps } from '#shop/opening/first-steps.ts'
import {
  longestShopFact,
  type ShopFact,
  shopFacts,
  shopFactTyped,
  wrongWithShopFact,
} from '#shop/opening/shop-facts.ts'
import type { FieldName } from '#shop/refusals.ts'
import type { ShopFactRefusal } from '#shop/staff/counter-refusals.ts'
import { freeText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { pressKey, seen } from './press.ts'

const firstRun = v.object({
  steps: v.array(
    v.object({
      step: v.picklist(firstSteps),
      isDone: v.boolean(),
      /** the owner can say that it is right as it is */
      mayNod: v.boolean(),
    }),
  ),
  /** it stands in the place of the empty board: no order was delivered yet, none is to be done, and something is left to do */
  isOnBoard: v.boolean(),
  hasOrders: v.boolean(),
  codesLeft: v.number(),
  /** where the counter is opened */
  address: v.string(),
  products: v.number(),
  name: v.string(),
  pincodes: v.array(v.string()),
  /** of the next day that has any */
  slots: v.array(v.object({ from: v.number(), to: v.number() })),
  /** who can come in by a PIN, beside owners */
  people: v.array(v.string()),
  tablets: v.array(v.string()),
  /** with which the counter is tried now */
  tryOrder: v.optional(v.object({ id: v.string(), number: v.string() })),
})

const names: Record<ShopFact, FieldName> = {
  name: 'name',
  legalName: 'name',
  address: 'address-line',
  phone: 'phone',
  fssai: 'code',
  gstin: 'code',
  email: 'e-mail',
  grievanceOfficer: 'name',
  grievanceEmail: 'e-mail',
  grievancePhone: 'phone',
}

function factSent(fact: ShopFact) {
  return v.pipe(
    freeText(names[fact], longestShopFact),
    v.check(
      (typed) => wrongWithShopFact(fact, typed) === undefined,
      ({ input }) => asMessage<ShopFactRefusal>({ refused: wrongWithShopFact(fact, input) ?? 'shop-fact-missing' }),
    ),
    v.transform((typed) => shopFactTyped(fact, typed)),
  )
}

const factsSent = {
  name: factSent('name'),
  legalName: factSent('legalName'),
  address: factSent('address'),
  phone: factSent('phone'),
  fssai: factSent('fssai'),
  gstin: factSent('gstin'),
  email: factSent('email'),
  grievanceOfficer: factSent('grievanceOfficer'),
  grievanceEmail: factSent('grievanceEmail'),
  grievancePhone: factSent('grievancePhone'),
} satisfies Record<ShopFact, unknown>

const ownShop = v.object({
  version: seen,
  facts: v.object(v.entriesFromList(shopFacts, v.string())),
  /** the papers say that they are samples */
  isSample: v.boolean(),
})

export type FirstRun = v.InferOutput<typeof firstRun>
export type OwnShop = v.InferOutput<typeof ownShop>

export const firstRunCalls = {
  firstRun: staffCall('GET', '/counter/api/first-run', 'see-first-steps', v.unknown(), firstRun),
  nodFirstStep: staffCall(
    'POST',
    '/counter/api/first-run/steps',
    'nod-first-steps',
    v.object({ key: pressKey, step: v.picklist(noddedSteps) }),
    firstRun,
  ),
  /** What is printed on the papers of the shop and stands on its pages. */
  ownShop: staffCall('GET', '/counter/api/shop', 'see-shop-facts', v.unknown(), ownShop),
  setShopFacts: staffCall(
    'POST',
    '/counter/api/shop',
    'set-shop-facts',
    v.object({ key: pressKey, seen, ...factsSent }),
    ownShop,
  ),
} as const
