export const choicesWords = {
  placeholder: 'Choose an option',
  orderNow: 'Order Now',
  clear: 'Clear',
  addToCart: 'Add to Cart',
  added: 'Product added to the cart.',
  viewCart: 'View Cart',
  description: 'DESCRIPTION',
  reviews: (count: number) => `REVIEWS (${count})`,
  alreadyInCart: (quantity: number) => `${quantity} in your cart: adding changes what was chosen.`,
  alsoLike: 'YOU MAY ALSO LIKE',
  unavailable: 'Not on sale today: the shop has none.',
} as const
