/**
 * The keys that the shop stores in a browser: those of the specification (section 3), who has signed out and left an order,
 * what was wished for the last one, who writes reviews, where this browser's orders go to, which cart of the account this
 * one comes from, the cart that somebody left when they signed out, whose cart waits to be asked before it joins the one of
 * the account, a list that the shop has not read yet, the language
 * that somebody chose or was offered one beside, and the mobile to which the code of a forgotten password went.
 */
export type StoredKey =
  | 'cartItems'
  | 'cartItemCount'
  | 'cartState'
  | 'user'
  | 'token'
  | 'shippingAddress'
  | 'billingAddress'
  | 'redirectTo'
  | 'orderLeft'
  | 'orderWishes'
  | 'reviewDetails'
  | 'deliverTo'
  | 'cartSync'
  | 'cartLeft'
  | 'cartHeld'
  | 'unreadList'
  | 'language'
  | 'resetMobile'

/** A number of somebody who is not signed in goes with the tab. */
const shelfOf = (key: StoredKey): Storage => (key === 'resetMobile' ? sessionStorage : localStorage)

/** The value of a key; null if there is none. Never throws: a browser may refuse its storage, or have it full. */
export function stored(key: StoredKey): string | null {
  const remembered = memory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return shelfOf(key).getItem(key)
  } catch {
    return null
  }
}

/** The value of a key parsed as JSON; undefined if it is not JSON. */
export function storedJson(key: StoredKey): unknown {
  try {
    return JSON.parse(stored(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value, or removes it if undefined. What the browser refuses is remembered as long as the page lives. */
export function store(key: StoredKey, value: string | undefined): void {
  try {
    if (value === undefined) shelfOf(key).removeItem(key)
    else shelfOf(key).setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value ?? null)
    noteForgetful()
  }
}

export const storeJson = (key: StoredKey, value: unknown): void =>
  store(key, value === undefined ? undefined : JSON.stringify(value))

/** Listens for changes by other tabs. A cleared storage counts as a change of all keys, and so does what a frozen page did not hear. */
export function onOtherTabs(keys: readonly StoredKey[], changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || (keys as readonly string[]).includes(key)) changed()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && changed())
}

/** Whether a value could not be stored and is lost with the page. */
export const isForgetful = (): boolean => forgetful

export function onForgetful(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const memory = new Map<StoredKey, string | null>()
const listeners = new Set<() => void>()
let forgetful = false

function noteForgetful() {
  if (forgetful) return
  forgetful = true
  for (const listener of listeners) listener()
}
