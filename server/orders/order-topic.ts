/** So many, that orders placed at the same moment rarely wait for one row; so few, that a look at all of them costs nothing. */
const topics = 8

/** The topic that a change of this order announces. */
export const orderTopic = (orderId: string): string =>
  `orders/${(orderId.charCodeAt(orderId.length - 1) || 0) % topics}`
