export const siteWords = {
  home: 'Home',
  allFish: 'All our fish',
  about: 'About Us',
  contact: 'Contact Us',
  myOrders: 'My Orders',
  terms: 'Terms',
  privacy: 'Privacy',
  refunds: 'Refunds and freshness',
  complaints: 'Complaints',
  orderNow: 'Order Now',
  soldBy: 'Sold and packed by {legalName}, {address}. FSSAI licence {fssai}. Queries: {phone}',
} as const
