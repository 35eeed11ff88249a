import type { AddressView } from '#shop/wire/address.ts'
import type { OrderView } from '#shop/wire/order.ts'

export const ashasAddress: AddressView = {
  firstName: 'Asha',
  lastName: 'Koli',
  addressLine1: '12 Sample Chawl',
  streetAddress: 'Parel Naka',
  pincode: '400012',
  city: 'Mumbai',
  state: 'Maharashtra',
  phone: '98200 00001',
  email: 'asha@darya.example',
}

/** An order of Asha as the shop tells it to her browser; a test changes what it is about. */
export const ashasOrderView = (different: Partial<OrderView> = {}): OrderView => ({
  _id: 'o1',
  orderNumber: 'D7K4-29XM',
  orderDate: '2026-11-21T06:00:00.000Z',
  totalPrice: 2000,
  isWeighed: false,
  mostPrice: 2200,
  status: 'Pending',
  cancellable: true,
  changeable: true,
  shippingAddress: ashasAddress,
  billingAddress: ashasAddress,
  cartItems: [],
  ...different,
})
