import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { apiHost } from '#browser/api-host.ts'
import { onOtherTabs, store } from '#browser/storage.ts'
import { timings } from '#browser/timings.ts'
import type { UserView } from '#shop/wire/user.ts'
import { keepAccount, keepWho, keptAccount, type Person, type StoredAccount } from './account-storage.ts'
import { endStay, mayStay, whoStays } from './stay.ts'
import { whoHas } from './who-has.ts'

/**
 * Who is at this browser. 'unknown' until the server has said whose token this is, and while it cannot be reached:
 * a page sends nobody away then, and the frame greets who was here last. `late` says that the answer has kept people waiting,
 * `unheard` that one which was not the shop's came instead, or none.
 */
export type Account =
  | {
      readonly state: 'unknown'
      readonly late: boolean
      readonly unheard?: true
      readonly user: Person | undefined
      readonly token: string | undefined
    }
  | { readonly state: 'anonymous'; readonly ended?: true; readonly user: undefined; readonly token: undefined }
  | { readonly state: 'signed-in'; readonly user: Person; readonly token: string }

const stranger = { state: 'anonymous', user: undefined, token: undefined } as const satisfies Account
const unread: Account = { state: 'unknown', late: false, user: undefined, token: undefined }

export const account = createStore<Account>(() => unread)

account.subscribe(keepAccount)

/** On the server and while a page comes alive it is always 'unknown', so that the HTML is the same for everyone. */
export function useAccount(): Account {
  useEffect(openAccount, [])
  return useStore(account)
}

/** A room that keeps something of a person. */
export interface Follower {
  /** nobody is here now, or another person; who it was, where that was known */
  readonly personGone: (who: string | undefined, isAnotherHere: boolean) => void
  readonly loggedIn: (token: string) => void
  /** somebody is here again without a login: before the pages know it */
  readonly stayed?: (who: string, token: string) => void
}

const followers: Follower[] = []

export const follow = (follower: Follower): unknown => followers.push(follower)

export const noteLogin = (token: string): void => followers.forEach(({ loggedIn }) => loggedIn(token))

/** After a login or a reset: what the server answered is kept, and other tabs follow. What is kept of the person who was here last is not theirs. */
export function signIn({ user, token }: { user: UserView; token: string }): void {
  const { who } = keptAccount()
  if (who !== undefined && who !== user.id) forget(who, true)
  store('resetMobile', undefined)
  account.setState({ state: 'signed-in', user: { ...user, _id: user.id }, token }, true)
}

/** A token that came without a press sends, merges and discards nothing. What is kept of somebody else here stays theirs. */
function stayIn({ user, token }: { user: UserView; token: string }): void {
  const { who } = keptAccount()
  if (who !== undefined && who !== user.id) return account.setState(stranger, true)
  followers.forEach(({ stayed }) => stayed?.(user.id, token))
  account.setState({ state: 'signed-in', user: { ...user, _id: user.id }, token }, true)
}

/** Signs out here at once, whatever the network says, and takes the cart and the addresses with it; then tells the server. */
export function signOut(): void {
  const { token } = account.getState()
  forgetPerson()
  if (token === undefined) return
  const headers = { authorization: `Bearer ${token}` }
  fetch(`${apiHost()}/auth/logout`, { method: 'POST', keepalive: true, headers }).catch(() => {
    // The session then ends by itself; this browser has no token any more.
  })
}

/** The account is erased: this browser keeps nothing of it. */
export function forgetAccount(): void {
  forgetPerson()
  store('cartLeft', undefined)
}

function forgetPerson(): void {
  endStay()
  const { user } = account.getState()
  account.setState(stranger, true)
  forget(user?.id, false)
}

function forget(who: string | undefined, isAnotherHere: boolean): void {
  followers.forEach(({ personGone }) => personGone(who, isAnotherHere))
  store('redirectTo', undefined)
  store('orderWishes', undefined)
  store('reviewDetails', undefined)
  store('unreadList', undefined)
}

/** The server refuses this token: what is kept here waits for the same person's next login, and for nobody else's. */
export function endLogin(): void {
  const { user } = account.getState()
  account.setState({ ...stranger, ended: true }, true)
  if (user) keepWho(user.id)
}

/** Asks again now, for somebody who would rather not wait. */
export function checkAgain(): void {
  clearTimeout(nextCheck)
  void check()
}

let opened = false
let nextCheck: ReturnType<typeof setTimeout> | undefined

/** Reads what is stored, asks the server whose it is, and follows what other tabs do. Once a page. */
function openAccount(): void {
  if (opened) return
  opened = true
  readAccount()
  void check()
  onOtherTabs(['user', 'token'], followOtherTabs)
  addEventListener('online', checkAgain)
}

async function check(failures = 0): Promise<void> {
  const { state, token } = account.getState()
  if (state !== 'unknown') return
  if (token === undefined && !mayStay()) return account.setState(stranger, true)
  if (failures === 0) setTimeout(() => isStill(token) && account.setState({ late: true }), timings.rehydration)
  const answer = await whoIsHere(token)
  if (!isStill(token)) return
  // What another tab stored since is newer, even before the event reaches this tab.
  if (keptAccount().token !== token) return followOtherTabs()
  if (answer === 'trouble') {
    account.setState({ unheard: true })
    nextCheck = setTimeout(() => void check(failures + 1), pauseAfter(failures))
  } else if (answer !== 'nobody') (answer.isNew ? stayIn : signIn)(answer)
  else if (token === undefined) account.setState(stranger, true)
  else endLogin()
}

/** Whose token this is. Where it is over, or there is none, the browser may get another. */
async function whoIsHere(token: string | undefined) {
  const known = token === undefined ? 'nobody' : await whoHas(token)
  if (token !== undefined && known !== 'nobody')
    return known === 'trouble' ? known : { user: known, token, isNew: false }
  const stays = mayStay() ? await whoStays() : 'nobody'
  return typeof stays === 'string' ? stays : { ...stays, isNew: true }
}

/** An answer counts only for the token that was asked about: another tab may have signed out or in meanwhile. */
function isStill(token: string | undefined): boolean {
  const now = account.getState()
  return now.state === 'unknown' && now.token === token
}

/** Sooner at first; a fault that lasts is asked about every half minute. */
/** How long before something is asked again that nobody has answered so often. */
export const pauseAfter = (failures: number) => Math.min(timings.checkAgain * 3 ** failures, timings.checkAgainAtMost)

function followOtherTabs(): void {
  readAccount()
  checkAgain()
}

const readAccount = () => account.setState((before) => read(keptAccount(), before), true)

/** What is stored must be verified, unless another tab only renewed the token of the person who is here already. */
function read({ user, token }: StoredAccount, before: Account): Account {
  if (token === undefined && !mayStay()) return stranger
  if (token !== undefined && before.state === 'signed-in' && user?.id === before.user.id)
    return { state: 'signed-in', user, token }
  return { state: 'unknown', late: false, user, token }
}
