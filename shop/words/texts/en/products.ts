import type { ProductId } from '#shop/catalogue/paths.ts'
import type { ProductText } from '#shop/catalogue/product.ts'

/** What each product is called, and the line under its name. */
export const productTexts = {
  1: {
    title: 'Whole Prawns',
    line: 'Sea-sweet kolambi in the shell, heads on, for kalvan, koliwada and stock.',
  },
  2: {
    title: 'Cleaned and Deveined Prawns',
    line: 'Peeled, deveined and only then weighed, so you can cook all that you pay for.',
  },
  3: {
    title: 'Marinated Prawns',
    line: 'Cleaned prawns in a red Koli masala of chilli, turmeric, ginger and garlic. Heat the oil, and they are done in four minutes.',
  },
  4: {
    title: 'Whole Silver Pomfret (Paplet)',
    line: 'The guest of honour: white, mild and tender, to stuff, steam or fry whole.',
  },
  5: {
    title: 'Cut and Cleaned Silver Pomfret (Paplet)',
    line: 'Paplet weighed whole, then gutted and cut as you like it, ready to rinse, season and fry.',
  },
  6: {
    title: 'Marinated Silver Pomfret (Paplet)',
    line: 'Paplet slit and rubbed with red masala, for a crisp tawa fry without the chopping.',
  },
  7: {
    title: 'Whole King Fish (Surmai)',
    line: 'The whole fish, priced per kg. The larger it is, the broader its slices.',
  },
  8: {
    title: 'Sliced King Fish (Surmai)',
    line: 'Firm steaks with one round bone, weighed after slicing, all of it ready to cook.',
  },
  9: {
    title: 'Marinated King Fish (Surmai)',
    line: 'Surmai steaks in a red masala with turmeric and lime. Dust with rava and fry.',
  },
  10: {
    title: 'Whole Bombay Duck (Bombil)',
    line: 'Soft, pale and pure Mumbai. Clean it, press it flat, fry it in rava.',
  },
  11: {
    title: 'Cut and Cleaned Bombay Duck (Bombil)',
    line: 'Bombil weighed whole, then cleaned and trimmed. Press, coat and fry.',
  },
  12: {
    title: 'Marinated Bombay Duck (Bombil)',
    line: 'Opened flat and spread with green chilli and garlic masala. Coat with rava and fry in hot oil.',
  },
  13: {
    title: 'Whole Mackerel (Bangda)',
    line: 'Rich, juicy and easy on the pocket, for a weekday curry or a smoky tawa.',
  },
  14: {
    title: 'Cut and Cleaned Mackerel (Bangda)',
    line: 'Bangda weighed whole, then gutted and cut, ready for the curry.',
  },
  15: {
    title: 'Marinated Mackerel (Bangda)',
    line: 'Slit and filled with a sour, hot Malvani masala. Grill or fry until the skin blisters.',
  },
  16: {
    title: 'Whole Black Pomfret (Halwa)',
    line: 'Round, thick and full of flavour, to fry in steaks or bake whole.',
  },
  17: {
    title: 'Cut and Cleaned Black Pomfret (Halwa)',
    line: 'Halwa weighed whole, then cleaned and cut. It keeps its shape in a curry.',
  },
  18: {
    title: 'Marinated Black Pomfret (Halwa)',
    line: 'Thick pieces in red masala. Ten minutes on the tawa, and lunch is ready.',
  },
  19: {
    title: 'Lobster (Shevandi)',
    line: 'Spiny lobster in the shell, with sweet, firm tail meat for the grill or a celebration.',
  },
  20: {
    title: 'Tiger Prawns',
    line: 'Large, striped and juicy, for the tandoor, the grill and garlic butter.',
  },
  21: {
    title: 'Indian Salmon (Rawas)',
    line: 'Buttery, large-flaked and low on bones, for the tandoor, the pan or a mild curry.',
  },
} satisfies Readonly<Record<ProductId, ProductText>>
