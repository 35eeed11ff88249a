/**
 * What the shop writes to mobiles. Operators in India carry approved texts only, so each must be registered as it stands
 * here. The English texts have no letter outside the alphabet of SMS ('Rs', not ₹), so that 160 of them fit in one part.
 */
export const messagesWords = {
  /** how long a text may be at most, before what stands in its open places is shortened: in English they stay whole */
  mostSigns: Number.POSITIVE_INFINITY,
  /** the same of the question that asks for money: it is worth a third part */
  mostSignsAsked: Number.POSITIVE_INFINITY,
  resetCode: (code: string, shop: string) =>
    `${code} is your ${shop} OTP to set a new password. It is valid for 5 minutes. Do not share it with anyone.`,
  mobileCode: (code: string, shop: string) =>
    `${code} is your ${shop} OTP to verify your mobile number. It is valid for 5 minutes. Do not share it with anyone.`,
  passwordChanged: (shop: string, phone: string) =>
    `Your ${shop} password was changed and your other devices were logged out. Was it not you? Call us: ${phone}`,
  accountDeleted: (shop: string, phone: string) =>
    `Your ${shop} account has been deleted. Did you not ask for this? Call us: ${phone}`,
  orderPlaced: ({ shop, number, when, total, most, fssai }: Told<'number' | 'when' | 'total' | 'most' | 'fssai'>) =>
    `${shop}: order ${number} is placed. Delivery ${when}. About ${total} (max ${most}), cash on delivery. FSSAI ${fssai}`,
  orderChanged: ({ shop, number, total, most, slot }: Told<'number' | 'total' | 'most' | 'slot'>) =>
    `${shop}: order ${number} has been changed as you asked. Delivery ${slot}. Please keep about ${total} (max ${most}) ready in cash.`,
  orderConfirmed: (shop: string, number: string, when: string) =>
    `${shop}: order ${number} is confirmed. Delivery ${when}.`,
  /** of an order that was placed for no slot */
  whenReady: 'as soon as it is ready',
  orderRejected: (shop: string, number: string, reason: string, phone: string) =>
    `${shop}: sorry, we cannot deliver order ${number} (${reason}). You pay nothing. Questions? Call us: ${phone}`,
  orderSlotMoved: ({ shop, number, when, reason, phone }: Told<'number' | 'when' | 'reason' | 'phone'>) =>
    `${shop}: the new delivery time of order ${number} is ${when} (${reason}). If that does not suit you, call us: ${phone}`,
  orderOut: (shop: string, number: string, total: string) =>
    `${shop}: order ${number} is out for delivery. Please keep ${total} ready in cash.`,
  orderDelivered: (shop: string, number: string, phone: string) =>
    `${shop}: order ${number} has been delivered. Any problem? Call us: ${phone}`,
  orderPacked: ({ shop, number, total, difference, address }: Told<'number' | 'total' | 'difference' | 'address'>) =>
    `${shop}: order ${number} is packed. Final price ${total}, ${difference}. Details: ${address}`,
  lineWeighed: ({ shop, number, fish, weighed, ordered, reason, rate, total, difference }: Told<LineVars>) =>
    `${shop}: order ${number} is packed. ${fish}: ${weighed} instead of ${ordered} (${reason}), at ${rate}. To pay ${total}, ${difference}.`,
  weightAsked: ({ shop, number, fish, weighed, ordered, price, most, address }: Told<AskVars>) =>
    `${shop}, order ${number}: ${fish}, actual weight ${weighed} (ordered ${ordered}), price ${price}. We had shown you max ${most}. Do you want it? Tell us within 15 minutes: ${address}`,
  itemReplaced: ({ shop, number, fish, was, most, phone }: Told<'number' | 'fish' | 'was' | 'most' | 'phone'>) =>
    `${shop}, order ${number}: as agreed by phone, ${fish} instead of ${was}. You pay for the actual weight, max ${most}. Did you not agree? Call us: ${phone}`,
  /** a sum as a text message has it: 'Rs 1,950' */
  sum: (amount: string) => `Rs ${amount}`,
  rateFor: (rate: string, weight: string) => `${rate} for ${weight}`,
  byTheScale: 'actual weight',
  asOrdered: 'as ordered',
  less: (amount: string) => `${amount} less than ordered`,
  more: (amount: string) => `${amount} more than ordered`,
  backInStock: (shop: string, fish: string, address: string) =>
    `${shop}: ${fish} back in stock. You asked us to tell you. It is not reserved: ${address}`,
  areaGrown: (shop: string, pincode: string, address: string) =>
    `${shop}: we now deliver to ${pincode}. You asked us to tell you: ${address}`,
  complaintNoted: (shop: string, ticket: string, settledBy: string) =>
    `${shop}: we have received your complaint ${ticket}. We will resolve it by ${settledBy}.`,
} as const

type Told<Vars extends string> = Readonly<Record<'shop' | Vars, string>>
type LineVars = 'number' | 'total' | 'fish' | 'ordered' | 'weighed' | 'rate' | 'difference' | 'reason'
type AskVars = 'number' | 'fish' | 'weighed' | 'ordered' | 'price' | 'most' | 'address'
