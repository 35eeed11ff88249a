import type * as English from '../en/choices.ts'
import type { InLanguage } from '../in-language.ts'

export const choicesWords = {
  size: 'साइज',
  weight: 'वजन',
  cleaning: 'कटिंग',
  clear: 'रीसेट करा',
  perKilo: 'किलोला',
  forWeight: (weight, perKilo) => `${weight}साठी, किलोला ${perKilo}`,
  willAdd: (choice) => `कार्टमध्ये जाईल: ${choice}`,
  takeWhole: 'अख्खा मासा घ्या',
  theCartNeeds: 'कार्टसाठी',
  addToCart: 'कार्टमध्ये घ्या',
  added: 'कार्टमध्ये घेतले.',
  addedWhat: (choice, quantity) => `${choice} (कार्टमध्ये ${quantity})`,
  viewCart: 'कार्ट पाहा',
  description: 'माहिती',
  reviews: (count) => `अभिप्राय (${count})`,
  alreadyInCart: (quantity) => `आधीच कार्टमध्ये आहे (${quantity}). आता घेतल्यास तेच बदलेल.`,
  alsoLike: 'हेही आवडेल',
  unavailable: 'आज दुकानात नाही.',
} as const satisfies InLanguage<typeof English.choicesWords>
