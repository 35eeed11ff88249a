/** The texts of the About page, only for its loader. */
export const storyWords = (shop: string) => ({
  inShort: `${shop} buys at the Mumbai docks in the morning and delivers to your door, with an honest price, weight and catch.`,
  line: 'We bring a piece of the sea to your kitchen, and tell you exactly what it is.',
  opening: `${shop} is a fish shop for Mumbai that happens to be online. You choose the fish, its size, its weight and how it is cut. We buy it, clean it, pack it on ice and deliver it. You pay in cash when it is in your hands.`,
  stories: [
    {
      head: 'Our Story',
      text: 'Everybody in this city has a fishmonger they trust, and everybody has been sold a fish that weighed less at home than at the stall. We started with the second part. A pomfret loses about a third of its weight when it is cleaned, a prawn about half. A shop can hide that, or print it beside the price. We print it.',
    },
    {
      head: 'Our Mission',
      text: 'To sell fish the way we would want to buy it: one price for everybody, an honest weight, the fish that its name says, and somebody who answers when something goes wrong.',
    },
  ],
  whyUs: 'Why Choose Us',
  reasons: [
    {
      head: 'Freshness Guaranteed',
      text: 'Fish is packed on ice and stays on ice until it reaches your door. If it smells of anything but the sea, hand it back and do not pay.',
    },
    {
      head: 'Sustainability',
      text: 'We sell what our coast gives in each season, and we leave the breeding months to the fish.',
    },
    {
      head: 'Customer Focus',
      text: 'Your cut, your size, your note for the rider. Our team reads every complaint, and each one gets a number and an answer.',
    },
  ],
})
