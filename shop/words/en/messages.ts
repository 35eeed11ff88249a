/** What the shop writes to mobiles. Gateways in India send approved texts only: each must be registered as it stands here. */
export const messagesWords = {
  /** how long a text may be at most, before what stands in its open places is shortened: in English they stay whole */
  mostSigns: Number.POSITIVE_INFINITY,
  resetCode: (code: string, shop: string) =>
    `${code} is your ${shop} code for a new password. It works for 5 minutes. Do not tell it to anyone.`,
  mobileCode: (code: string, shop: string) =>
    `${code} is your ${shop} code to show that this mobile is yours. It works for 5 minutes. Do not tell it to anyone.`,
  passwordChanged: (shop: string, phone: string) =>
    `Your ${shop} password was changed, and your other devices were signed out. Was it not you? Call us: ${phone}`,
  accountDeleted: (shop: string, phone: string) =>
    `Your ${shop} account is deleted. Was it not you who asked for it? Call us: ${phone}`,
  orderPlaced: ({ shop, number, when, total, most, fssai }: Told<'number' | 'when' | 'total' | 'most' | 'fssai'>) =>
    `${shop}: order ${number} is placed. It comes ${when}. About ${total} (at most ${most}) in cash. FSSAI ${fssai}`,
  orderChanged: ({ shop, number, total, most, slot }: Told<'number' | 'total' | 'most' | 'slot'>) =>
    `${shop}: your order ${number} is changed, as you asked. It comes ${slot}. Please keep about ${total} (at most ${most}) ready in cash.`,
  orderConfirmed: (shop: string, number: string, when: string) =>
    `${shop}: your order ${number} is confirmed. It comes ${when}. We tell you when it is on its way.`,
  /** of an order that was placed for no time of delivery */
  whenReady: 'as soon as it is ready',
  orderRejected: (shop: string, number: string, reason: string, phone: string) =>
    `${shop}: we are sorry, we cannot deliver your order ${number}: ${reason}. You pay nothing. Questions? Call us: ${phone}`,
  orderSlotMoved: ({ shop, number, when, reason, phone }: Told<'number' | 'when' | 'reason' | 'phone'>) =>
    `${shop}: your order ${number} now comes on ${when}: ${reason}. Does that not suit you? Call us: ${phone}`,
  orderOut: (shop: string, number: string, total: string) =>
    `${shop}: your order ${number} is on its way. Please keep ${total} ready in cash.`,
  orderDelivered: (shop: string, number: string, phone: string) =>
    `${shop}: your order ${number} is delivered. Is anything not right? Call us: ${phone}`,
  orderPacked: ({ shop, number, total, difference, address }: Told<'number' | 'total' | 'difference' | 'address'>) =>
    `${shop}: your order ${number} is packed. By the scale it is ${total}: ${difference}. What each weighed: ${address}`,
  lineWeighed: ({ shop, number, total, fish, ordered, weighed, rate, difference, reason }: Told<LineVars>) =>
    `${shop}: your order ${number} is packed. ${fish}: ordered ${ordered}, weighed ${weighed}, at ${rate} (${reason}). To pay ${total}: ${difference}.`,
  weightAsked: ({ shop, number, fish, weighed, ordered, price, most, address }: Told<AskVars>) =>
    `${shop}, order ${number}: your ${fish} weighs ${weighed}, not ${ordered}. It is ${price}; we showed you ${most} at most. Yes or no, within 15 minutes: ${address}`,
  rateFor: (rate: string, weight: string) => `${rate} for ${weight}`,
  byTheScale: 'by the scale',
  asOrdered: 'as ordered',
  less: (amount: string) => `${amount} less than ordered`,
  more: (amount: string) => `${amount} more than ordered`,
  backInStock: (shop: string, fish: string, address: string) =>
    `${shop}: ${fish} is back. You asked us to tell you, once. None is kept aside: ${address}`,
  areaGrown: (shop: string, pincode: string, address: string) =>
    `${shop}: we now deliver to ${pincode}. You asked us to tell you, once: ${address}`,
  complaintNoted: (shop: string, ticket: string, settledBy: string) =>
    `Your complaint to ${shop} has the number ${ticket}. We settle it by ${settledBy}.`,
} as const

type Told<Vars extends string> = Readonly<Record<'shop' | Vars, string>>
type LineVars = 'number' | 'total' | 'fish' | 'ordered' | 'weighed' | 'rate' | 'difference' | 'reason'
type AskVars = 'number' | 'fish' | 'weighed' | 'ordered' | 'price' | 'most' | 'address'
