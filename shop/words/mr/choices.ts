import type * as English from '../en/choices.ts'
import type { InLanguage } from '../in-language.ts'

export const choicesWords = {
  size: 'आकार',
  weight: 'वजन',
  cleaning: 'साफ कसे करायचे',
  clear: 'निवड काढा',
  perKilo: 'प्रति किलो',
  forWeight: (weight, perKilo) => `${weight} साठी, किलोला ${perKilo}`,
  willAdd: (choice) => `कार्टमध्ये जाईल: ${choice}`,
  takeWhole: 'अख्खा मासा घ्या',
  theCartNeeds: 'कार्टसाठी',
  addToCart: 'कार्टमध्ये घ्या',
  added: 'कार्टमध्ये घेतले.',
  addedWhat: (choice, quantity) => `${choice} (कार्टमध्ये ${quantity})`,
  viewCart: 'कार्ट पाहा',
  description: 'माहिती',
  reviews: (count) => `अभिप्राय (${count})`,
  alreadyInCart: (quantity) => `तुमच्या कार्टमध्ये ${quantity} आहेत: आणखी घेतले तर आधीची निवड बदलेल.`,
  alsoLike: 'हेही आवडेल',
  unavailable: 'आज विक्रीला नाही: दुकानात शिल्लक नाही.',
} as const satisfies InLanguage<typeof English.choicesWords>
