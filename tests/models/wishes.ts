import { expect, test } from 'vitest'
import { hours, minutes } from '#shop/time.ts'
import { asha, meena, type openAccountsShop } from '#tests/rooms/accounts.ts'
import type { messagesOf } from '#tests/rooms/wish-telling.ts'

type Shop = Pick<Awaited<ReturnType<typeof openAccountsShop>>, 'proven' | 'signedIn' | 'call' | 'codeFor' | 'later'>

/** A shop where people wait for something that is not there, and a process that tells them. */
export interface WishRoom extends Shop, Pick<ReturnType<typeof messagesOf>, 'texts' | 'sent' | 'failed'> {
  readonly look: () => Promise<void>
  /** what people wait for is there from now on, or gone */
  readonly comes: () => Promise<unknown>
  readonly goes: () => Promise<unknown>
  readonly wish: (token: string) => ReturnType<Shop['call']>
  readonly drop: (token: string, id: string) => ReturnType<Shop['call']>
  readonly wishes: (token: string) => Promise<{ wishes: readonly { id: string; until: string }[] }>
  readonly forget: () => Promise<unknown>
  /** what a request of theirs does that was let in a moment ago */
  readonly wishOf: (userId: string) => Promise<unknown>
  /** whose wishes are kept */
  readonly kept: () => Promise<readonly { user_id: string }[]>
}

/** What holds for everybody who waits, for anything. */
export function testsOfWishes(
  openRoom: () => Promise<WishRoom>,
  { text, lives, until }: { text: string; lives: number; until: RegExp },
): void {
  test('who waits is told once when it is there, and waits no longer', async () => {
    const shop = await openRoom()
    const { token } = await shop.proven()
    expect((await shop.wish(token)).status).toBe(201)
    await shop.look()
    expect(await shop.texts()).toEqual([])
    await shop.comes()
    await shop.look()
    await shop.look()
    expect(await shop.texts()).toEqual([text])
    expect((await shop.wishes(token)).wishes).toEqual([])
    expect(await shop.sent()).toHaveLength(1)
    await shop.goes()
    await shop.look()
    await shop.comes()
    await shop.look()
    expect(await shop.texts()).toHaveLength(1)
  })

  test('a wish is over after its days, which it says', async () => {
    const shop = await openRoom()
    const { token, user } = await shop.proven()
    await shop.wish(token)
    expect((await shop.wishes(token)).wishes).toMatchObject([{ until: expect.stringMatching(until) }])
    shop.later(lives - 1)
    await shop.forget()
    expect(await shop.kept()).toEqual([{ user_id: user?.id }])
    shop.later(1)
    await shop.comes()
    await shop.look()
    expect(await shop.texts()).toEqual([])
    await shop.forget()
    expect(await shop.kept()).toEqual([])
  })

  test('whose account was deleted while their wish was on its way has none', async () => {
    const shop = await openRoom()
    const { token, user } = await shop.proven()
    const deleted = await shop.call('/auth/account', { password: asha.password }, { token, method: 'DELETE' })
    expect(deleted.status).toBe(200)
    expect(await shop.wishOf(user?.id ?? '')).toEqual({ gone: true })
    expect(await shop.kept()).toEqual([])
  })

  test('nobody is told at night: what comes at 9 pm is told at 10 in the morning', async () => {
    const shop = await openRoom()
    const { token } = await shop.proven()
    await shop.wish(token)
    // It is half past five in the afternoon in Mumbai.
    shop.later(hours(3) + minutes(30))
    await shop.comes()
    await shop.look()
    shop.later(hours(13) - 1)
    await shop.look()
    expect(await shop.texts()).toEqual([])
    shop.later(1)
    await shop.look()
    expect(await shop.texts()).toHaveLength(1)
  })

  test('what is gone again before the message went is not told, and the wish stays', async () => {
    const shop = await openRoom()
    const { token } = await shop.proven()
    await shop.wish(token)
    await shop.comes()
    await shop.look()
    await shop.goes()
    await shop.look()
    expect(await shop.texts()).toEqual([])
    expect((await shop.wishes(token)).wishes).toHaveLength(1)
    await shop.comes()
    await shop.look()
    expect(await shop.sent()).toHaveLength(1)
    await shop.goes()
    await shop.look()
    expect((await shop.wishes(token)).wishes).toEqual([])
  })

  test('what no gateway takes for ten minutes is told another time', async () => {
    const shop = await openRoom()
    const { token } = await shop.proven()
    await shop.wish(token)
    await shop.comes()
    await shop.look()
    shop.later(minutes(10))
    await shop.failed()
    await shop.look()
    expect((await shop.wishes(token)).wishes).toHaveLength(1)
    shop.later(hours(1))
    await shop.look()
    expect(await shop.sent()).toHaveLength(1)
  })

  test('a mobile that has answered no code is not counted, and waits until it has', async () => {
    const shop = await openRoom()
    const { token, user } = await shop.signedIn()
    expect((await shop.wish(token)).body.proven).toBe(false)
    await shop.comes()
    await shop.look()
    expect(await shop.texts()).toEqual([])
    await shop.call('/auth/mobile/send-code', {}, { token })
    await shop.call('/auth/mobile/verify', { otp: await shop.codeFor(user?.mobile ?? '', 'mobile-code') }, { token })
    await shop.look()
    expect(await shop.texts()).toHaveLength(1)
  })

  test('with an account go its wishes, and what was about to be told of them', async () => {
    const shop = await openRoom()
    const [one, other] = [await shop.proven(asha), await shop.proven(meena)]
    await shop.wish(one.token)
    await shop.wish(other.token)
    await shop.comes()
    await shop.look()
    expect(await shop.texts()).toHaveLength(2)
    await shop.call('/auth/account', { password: asha.password }, { token: one.token, method: 'DELETE' })
    expect(await shop.texts()).toHaveLength(1)
    expect(await shop.kept()).toEqual([{ user_id: other.user?.id }])
  })

  test('a wish is a person’s own: nobody else sees it or takes it back', async () => {
    const shop = await openRoom()
    const [one, other] = [await shop.proven(asha), await shop.proven(meena)]
    await shop.wish(one.token)
    const [wish] = (await shop.wishes(one.token)).wishes
    expect((await shop.wishes(other.token)).wishes).toEqual([])
    expect((await shop.drop(other.token, wish?.id ?? '')).status).toBe(404)
    expect((await shop.wishes(one.token)).wishes).toHaveLength(1)
  })
}
