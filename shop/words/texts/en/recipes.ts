import type { RecipeTexts } from '#shop/catalogue/recipe-facts.ts'

export const recipeTexts = {
  'salmon-teriyaki': {
    name: 'Salmon Teriyaki',
    intro:
      'Rawas, our Indian salmon, under a dark, shining glaze of soy, ginger and jaggery. One pan and half an hour are enough, with plain rice to catch the sauce.',
    whyThisFish:
      'Rawas has the colour and the large flakes that this dish needs. A kilo before cleaning gives about 700 g.',
    ingredients: {
      fish: 'rawas fillets, skin on, in 4 pieces',
      soySauce: 'soy sauce',
      vinegar: 'rice vinegar or lime juice',
      jaggery: 'jaggery, grated, or brown sugar',
      water: 'water',
      ginger: 'ginger, finely grated',
      garlic: 'garlic, finely grated',
      cornflour: 'cornflour, stirred into a spoon of cold water',
      oil: 'oil with little taste of its own',
      sesame: 'white sesame, toasted',
      springOnion: 'spring onion greens, sliced',
    },
    steps: [
      'Pat the fillets dry, above all the skin, and keep them out of the fridge for ten minutes. Do not salt them, as the soy is salty enough.',
      'Stir soy sauce, vinegar, jaggery, water, ginger and garlic together until the jaggery has dissolved.',
      'Heat the oil in a wide pan over medium-high heat. Lay the fillets in skin down, press them flat for ten seconds, and leave them alone for four minutes until the skin is crisp.',
      'Turn them and give the other side a minute and a half; they may still be a little glassy in the middle. Lift them out onto a plate.',
      'Pour off the fat, pour in the sauce and let it boil for two minutes. Stir in the cornflour and boil for another half minute, until a spoon drawn through it leaves a trace.',
      'Put the fish back, skin up, and spoon the glaze over the sides for one minute. Scatter with sesame and spring onion and serve at once with hot rice.',
    ],
  },
  'garlic-butter-shrimp': {
    name: 'Garlic Butter Shrimp',
    intro:
      'Prawns, butter and more garlic than seems wise, on the table in fifteen minutes. Have pav or crusty bread ready, as the butter at the bottom is the best part.',
    whyThisFish: 'Cleaned prawns are weighed after cleaning, so a pack of 500 g is just what four people need.',
    ingredients: {
      fish: 'cleaned and deveined prawns',
      butter: 'butter',
      oil: 'oil',
      garlic: 'garlic, finely chopped',
      chilliFlakes: 'red chilli flakes',
      blackPepper: 'black pepper, freshly ground',
      limeJuice: 'lime juice',
      coriander: 'coriander leaves, chopped',
      salt: 'salt',
    },
    steps: [
      'Rinse the prawns, pat them very dry and salt them lightly. Wet prawns boil instead of browning.',
      'Heat the oil with a third of the butter in your widest pan until the foam settles. Lay the prawns in one layer, in two rounds if they are crowded.',
      'Fry them for a minute and a half on each side, until they are pink and curl into a loose C. A tight O is overdone. Lift them out.',
      'Lower the heat. Melt the rest of the butter in the same pan and stir the garlic in it for one minute, until pale gold and fragrant, not brown.',
      'Add chilli flakes and pepper, put the prawns back, pour the lime juice over and toss for half a minute.',
      'Taste for salt, throw in the coriander, and take the pan to the table.',
    ],
  },
  'lobster-thermidor': {
    name: 'Lobster Thermidor',
    intro:
      'The grand dish of old hotels, and less trouble than its name. Lobster in a mustard cream, back in its own shell, under a crust of cheese.',
    whyThisFish:
      'Shevandi has its meat in the tail, and its broad shell makes the dish to bake in. About half of its weight is meat.',
    ingredients: {
      fish: 'lobster in the shell: two small ones, or one large',
      butter: 'butter',
      shallot: 'shallot or onion, very finely chopped',
      flour: 'plain flour',
      wine: 'dry white wine, or stock with a squeeze of lime',
      milk: 'milk, warm',
      cream: 'cream',
      mustard: 'English mustard',
      cheese: 'hard cheese that melts well, grated',
      paprika: 'paprika or Kashmiri chilli powder',
      parsley: 'parsley or coriander, chopped',
      seasoning: 'salt and pepper',
    },
    steps: [
      'Bring a large pot of water to the boil, as salty as the sea. Put the lobster in, cover, and boil: eight minutes for a lobster of half a kilo, twelve for one of a kilo. Cool it in iced water.',
      'Lay it on its belly and halve it lengthwise with a heavy knife. Take out the dark thread along the tail and the sac behind the eyes. Lift the meat out, cut it into bites, and rinse and dry the shells.',
      'Melt the butter over low heat and soften the shallot in it for five minutes without colour. Stir in the flour and cook it for one minute.',
      'Whisk in the wine, then the milk little by little. Let it simmer for four minutes, until it coats a spoon. Stir in cream, mustard and half of the cheese; season it boldly.',
      'Take it off the heat and fold in the lobster and the parsley. Fill the shells and sprinkle the rest of the cheese and the paprika over them.',
      'Grill under a hot grill, or at the top of the oven at 230 °C, for five minutes until it bubbles and browns in spots. The lobster is already cooked, it only has to get hot.',
    ],
  },
} satisfies RecipeTexts
