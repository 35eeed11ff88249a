import { ashasAddress } from './order-views.ts'

export const placedAt = Date.UTC(2026, 9, 1, 6)

export interface OldOrder {
  readonly id: string
  readonly status: string
  readonly lines: readonly OldLine[]
}

interface OldLine {
  readonly product: number
  readonly cartId: string
  readonly title: string
  readonly size: string
  readonly weight: string
  readonly paise: number
  readonly cleaning: string | null
  readonly picture: string
  readonly url: string
}

const paplet = (cleaning: string | null): OldLine => ({
  product: 4,
  cartId: 'pdpImage4',
  title: 'Whole Silver Pomfret (Paplet)',
  size: 'Jumbo',
  weight: '500 g',
  paise: 100_000,
  cleaning,
  picture: 'whole-pomfret',
  url: '/wholePomfretDetails/4',
})
const prawns = (cleaning: string | null): OldLine => ({
  product: 1,
  cartId: 'pdpImage1',
  title: 'Whole Prawns',
  size: 'Small',
  weight: '1 kg',
  paise: 45_050,
  cleaning,
  picture: 'whole-prawns',
  url: '/wholePrawnsDetails/1',
})
const rawas = (cleaning: string | null): OldLine => ({
  product: 21,
  cartId: 'pdpImage22',
  title: 'Indian Salmon (Rawas)',
  size: '',
  weight: '1 kg',
  paise: 100_000,
  cleaning,
  picture: 'rawas',
  url: '/rawasDetails/21',
})
const whale: OldLine = {
  ...rawas('Cut by the boatmen'),
  product: 99,
  cartId: 'pdpImage99',
  title: 'Whale',
  picture: '',
  url: '/productDetails/99',
}

/** Of each status, with each cleaning that was ever offered, one that nobody knows any more, and none. */
export const oldOrders: readonly OldOrder[] = [
  {
    id: 'o1',
    status: 'Pending',
    lines: [paplet('Fillet (along with head and bone)'), prawns('Clean and Devein with no tail')],
  },
  { id: 'o2', status: 'Delivered', lines: [paplet('Gut and keep whole'), prawns('Clean and Devein with tail'), whale] },
  { id: 'o3', status: 'Canceled', lines: [paplet('Keep whole'), prawns('Keep head (clean body and devein)')] },
  { id: 'o4', status: 'Pending', lines: [paplet('Pocket cut for filling'), prawns('Keep whole'), rawas('WHOLE')] },
  { id: 'o5', status: 'Delivered', lines: [paplet('Slices'), rawas('CLEAN_AND_DEVEIN_WITH_NO_TAIL')] },
  { id: 'o6', status: 'Pending', lines: [paplet(null), rawas('KEEP_HEAD'), prawns('')] },
]

export const totalOf = (lines: readonly OldLine[]): number => lines.reduce((sum, { paise }) => sum + 2 * paise, 0)

/** My Orders of Asha as that version answered it, to the byte. */
export const oldMyOrders = JSON.stringify({
  success: true,
  data: oldOrders.toReversed().map(({ id, status, lines }, place) => ({
    _id: id,
    orderNumber: `D7K4-29X${oldOrders.length - 1 - place}`,
    orderDate: new Date(placedAt + oldOrders.length - 1 - place).toISOString(),
    totalPrice: totalOf(lines) / 100,
    status,
    cancellable: status === 'Pending',
    changeable: false,
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    cartItems: lines.map((line) => ({
      id: line.cartId,
      productId: line.product,
      title: line.title,
      img: line.picture,
      price: line.paise / 100,
      quantity: 2,
      size: line.size,
      weight: line.weight,
      cleaningOption: line.cleaning ?? '',
      detailPageURL: line.url,
    })),
  })),
})
