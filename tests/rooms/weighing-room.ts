import type { NewLine } from '#server/orders/new-order.ts'
import type { WantedOrder } from '#server/orders/place-order.ts'
import type { Language } from '#shop/languages.ts'
import type { Move } from '#shop/orders/moves.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { AskOfBuyer, WeighedOrder } from '#shop/wire/weighed.ts'
import type { Open } from '#tests/running/databases.ts'
import { asha } from './accounts.ts'
import { openCounterRoom } from './counter-room.ts'
import { newOrder } from './orders.ts'
import type { SignedInStaff } from './staff.ts'
import { atScale } from './weighings.ts'

export interface Asking {
  readonly method?: string
  readonly key?: string
  readonly language?: Language
}

/** A counter with a scale, and Asha, who has ordered and looks at her order from home. */
export async function openWeighingRoom(open: Open, options: Parameters<typeof openCounterRoom>[1] = {}) {
  const shop = await openCounterRoom(open, options)

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who asks says what they look at in the answer
  async function asAsha<Body>(
    path: string,
    body?: object,
    { method = body === undefined ? 'GET' : 'POST', key, language }: Asking = {},
  ): Promise<{ status: number; body: Body }> {
    const answer = await shop.app.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(language === undefined ? {} : { 'accept-language': language }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Body }
  }

  let token = ''
  await asAsha('/auth/register', asha)
  const login = await asAsha<{ token: string; user: { id: string; mobile: string } }>('/auth/login', asha)
  token = login.body.token
  const userId = login.body.user.id

  const { press, staff } = shop
  return {
    ...shop,
    userId,
    mobile: login.body.user.mobile,
    asAsha,
    /** Her mobile has answered a code: from now on she is told things. */
    proven: async (): Promise<void> => {
      await asAsha('/auth/mobile/send-code', {})
      const [sent] = await bodies('mobile-code')
      const { status } = await asAsha('/auth/mobile/verify', { otp: /^[0-9]{6}/.exec(sent?.text ?? '')?.[0] })
      if (status !== 200) throw new Error('a mobile could not be proven')
    },
    /** A line as `newOrder` has it: two packs of 500 g for ₹2,000.00, ₹2,200.00 at most. */
    line: (different: Partial<NewLine> = {}): NewLine => ({ ...(newOrder().lines[0] as NewLine), ...different }),
    /** An order of Asha's that is being cut. */
    cutting: async (different: Partial<WantedOrder> = {}): Promise<string> => {
      const id = await shop.placed({ userId, message: undefined, ...different })
      await press(staff.counter, 'confirm', id)
      await press(staff.cutter, 'start-cutting', id)
      return id
    },
    onScale: (who: SignedInStaff, id: string) => atScale(shop, who, id, 'weighing'),
    atLine: (who: SignedInStaff, id: string, line: number, act: string, body: object) =>
      atScale(shop, who, id, `lines/${line}/${act}`, body),
    weigh: (who: SignedInStaff, id: string, line: number, body: object) =>
      atScale(shop, who, id, `lines/${line}/weighings`, body),
    pressed: async (who: SignedInStaff, move: Move, id: string, more: object = {}) =>
      (await press(who, move, id, more)).status,
    weights: (id: string) => asAsha<WeighedOrder>(`/orders/${id}/weights`),
    ask: (link: string) => asAsha<AskOfBuyer & { message?: string }>(`/orders/asks/${link}`),
    answer: (link: string, answer: string) =>
      asAsha<AskOfBuyer & { message?: string }>(`/orders/asks/${link}`, { answer }),
    myOrders: async () => (await asAsha<OrderView[]>('/orders')).body,
    /** The messages due now, as she reads them. */
    texts: async (kind: string) => (await bodies(kind)).map(({ text }) => text),
  }

  async function bodies(kind: string): Promise<{ text: string }[]> {
    const rows = await shop.database.read
      .selectFrom('outbox')
      .select('body_json')
      .where('kind', '=', kind)
      .where('due_at', '<=', shop.now())
      .orderBy('written_at')
      .execute()
    return rows.map(({ body_json: body }) => JSON.parse(body) as { text: string })
  }
}
