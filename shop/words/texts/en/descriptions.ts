import type { SpeciesName } from '#shop/catalogue/product.ts'

/**
 * The DESCRIPTION body of each kind's products. It stands on marinated products too, so it says nothing of freshness that
 * would not be true there.
 */
export const descriptions = {
  prawns: [
    'Kolambi is the quickest treat in a Mumbai kitchen: sweet, springy and done in four minutes. Roll it in rava and shallow-fry it, simmer it in a coconut kalvan, or fold it into khichdi with a spoon of ghee.',
    'Prawns turn from grey to pink when they are ready; stop there, as one more minute makes them tough. Keep the heads and shells if you have them. Boiled for ten minutes, they make the stock for the curry.',
  ],
  pomfret: [
    'Paplet is the fish Mumbai brings out for guests: white, fine-grained, mild, with one soft backbone that lifts away and hardly a small bone to worry about.',
    'Slit the sides and fry it whole in a red masala, fill the pocket with green coconut chutney, or steam it in a leaf for patra ni machhi. The flesh is thin, so four to five minutes a side are enough.',
  ],
  surmai: [
    'Surmai is the steak of the Konkan coast: firm, meaty, with a single round bone in the middle of each slice and a rich taste that stands up to chilli and kokum.',
    'Rub the slices with turmeric, chilli and lime, coat them in rava and fry them until the edge is crisp, or add them to a hot fish curry for the last eight minutes. Larger fish give broader, thicker slices.',
  ],
  bombil: [
    'Bombil is not a duck but the softest fish of our coast, and nothing tastes more of Mumbai. It is tender all through, and the bone is so fine that many eat it.',
    'It holds a lot of water. Press the cleaned fish flat under a weight for half an hour, dust it with rava and rice flour, and fry it hot, crisp outside and melting inside. It also makes a quick, sharp curry with green chilli and tamarind.',
  ],
  bangda: [
    'Bangda is the everyday hero of the coast: dark, juicy, full of flavour and of good fish oil, and easy on the pocket.',
    'Cut slits in the sides, rub in a paste of chilli, garlic and kokum, and grill or fry it until the skin blisters; or cook it the Malvani way, in coconut with tirphal. It goes well with sour and hot flavours.',
  ],
  halwa: [
    'Halwa is the dark cousin of paplet: rounder, firmer and fuller in taste, with thick flesh that stays juicy and comes off the bone in large flakes.',
    'Its slices fry beautifully and keep their shape in a curry, which is why many Mumbai homes keep paplet for guests and cook halwa for themselves.',
  ],
  lobster: [
    'Shevandi, the spiny lobster of our rocky coast, has no claws. The best of it is the tail, which is white, sweet and firm.',
    'Split it lengthwise, brush it with butter, garlic and lime and grill it shell down, or take the tail out for a curry or a thermidor. It is done when the flesh is white all through, after eight to ten minutes on a hot grill.',
  ],
  'tiger-prawns': [
    'The banded giants among prawns: thick, firm, almost like lobster to bite. One is a mouthful, four make a plate.',
    'Butterfly them and grill them with garlic butter, skewer them for the tandoor, or cook them whole in the shell with pepper and curry leaves. Three minutes a side on a hot pan will do.',
  ],
  rawas: [
    'Rawas is the pale pink, buttery fish of the west coast, called Indian salmon for its colour and its large, moist flakes, though it is not related to the salmon of cold seas.',
    'It takes well to the tandoor, to a pan with lime and pepper, and to a mild coconut curry, and its bones are few and easy to find, so it suits those who fear small bones.',
  ],
} satisfies Readonly<Record<SpeciesName, readonly string[]>>
