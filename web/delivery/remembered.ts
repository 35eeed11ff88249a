import * as v from 'valibot'
import { askSite } from '#browser/ask-site.ts'
import { onLookedAtAgain } from '#browser/on-looked-at-again.ts'
import { onOtherTabs, store, stored } from '#browser/storage.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import type { DeliveryTo } from '#shop/words/delivery/delivery-to.ts'
import { follow } from '#web/accounts/account.ts'
import { ownAddress, paths } from '#web/paths.ts'
import { deliveryPageWords } from '#words/delivery.ts'
import { type DeliverTo, deliverTo } from './deliver-to.ts'

/** Remembers what is a pincode, and nothing else. */
export function rememberPincode(typed: string): void {
  const pincode = parsePincode(typed)
  if (pincode === undefined) return
  if (pincode !== keptPincode()) store('deliverTo', pincode)
  openRemembered()
  readPincode()
}

export const keptPincode = (): string | undefined => parsePincode(stored('deliverTo') ?? '')

let opened = false

/** A phone that is passed on says nothing of where the one before lived. */
function forgetPincode(): void {
  store('deliverTo', undefined)
  readPincode()
}

/** Reads what is stored, and follows what other tabs do. Once a page. */
export function openRemembered(): void {
  if (opened) return
  opened = true
  readPincode()
  onLookedAtAgain(() => void askDelivery())
  follow({ personGone: forgetPincode, loggedIn: () => undefined })
  onOtherTabs(['deliverTo'], readPincode)
}

function readPincode(): void {
  const pincode = keptPincode()
  if (pincode === deliverTo.getState().pincode) return
  tell({ pincode, told: undefined })
  void askDelivery()
}

const tell = (now: Pick<DeliverTo, 'pincode' | 'told'>): void => deliverTo.setState({ ...now, said: lineOf(now) })

function lineOf({ pincode, told }: DeliverTo): string | undefined {
  if (pincode === undefined) return undefined
  if (typeof told === 'object' && !told.isDelivered) return deliveryPageWords.notTo(pincode)
  return deliveryPageWords.to(pincode, typeof told === 'object' ? told.comes?.when : undefined)
}

let later: ReturnType<typeof setTimeout> | undefined

/** Asks what the shop says of the remembered pincode, and again when that holds no longer. */
export async function askDelivery(): Promise<void> {
  const { pincode } = deliverTo.getState()
  clearTimeout(later)
  if (pincode === undefined) return
  const told = await ask(pincode)
  // Meanwhile it may go somewhere else.
  if (deliverTo.getState().pincode !== pincode) return
  tell({ pincode, told })
  const holdsFor = told === 'unreached' ? undefined : told.comes?.holdsFor
  if (holdsFor !== undefined) later = setTimeout(() => void askDelivery(), holdsFor)
}

async function ask(pincode: string): Promise<DeliveryTo | 'unreached'> {
  const address = `${ownAddress(paths.deliveryTo)}?${new URLSearchParams({ pincode })}`
  return (await askSite(address, (said): said is DeliveryTo => v.is(deliveryTold, said))) ?? 'unreached'
}

const deliveryTold = v.object({
  pincode: v.string(),
  place: v.string(),
  isDelivered: v.boolean(),
  comes: v.optional(v.object({ when: v.string(), orderBy: v.string(), holdsFor: v.number() })),
})
