import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { api } from '#browser/api.ts'
import type { QuickPack } from '#shop/cart/quick-pack.ts'
import { rupees } from '#shop/money.ts'
import { cartLineFrom } from '#shop/wire/cart-item.ts'
import { useAccount } from '#web/accounts/account.ts'

interface LastPacks {
  readonly token?: string
  readonly packs: ReadonlyMap<string, QuickPack>
}

const nothing: LastPacks = { packs: new Map() }

/** What somebody took last of each product, by its cart id, and whose it is. */
const last = createStore<LastPacks>(() => nothing)

let asked: string | undefined

/** What was bought of a product last, as it is sold today. Asked for once the page is alive, for people who are signed in. */
export function useLastPack(cartId: string | undefined): QuickPack | undefined {
  const { state, token } = useAccount()
  useEffect(() => {
    if (state === 'signed-in') void read(token)
  }, [state, token])
  const { token: whose, packs } = useStore(last)
  return state === 'signed-in' && whose === token ? packs.get(cartId ?? '') : undefined
}

/** An order was placed: another choice is the last one now. */
export function forgetLastPacks(): void {
  asked = undefined
  last.setState(nothing, true)
}

async function read(token: string) {
  if (asked === token) return
  asked = token
  const answer = await api('lastPacks', { token })
  if (!answer.ok || asked !== token) return
  const packs = answer.body.packs.map((pack): [string, QuickPack] => [
    pack.item.id,
    { ...pack, item: cartLineFrom(pack.item), mostPrice: rupees(pack.mostPrice) },
  ])
  last.setState({ token, packs: new Map(packs) }, true)
}
