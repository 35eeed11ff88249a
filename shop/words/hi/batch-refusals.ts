import type { batchRefusals as English } from '../en/batch-refusals.ts'
import type { InLanguage } from '../in-language.ts'
import { namedDaySaid, weightSaid } from './said.ts'

/** Why the counter does nothing of the kind with a batch. */
export const batchRefusals = {
  'batch-unknown': ({ code }) => `बैच ${code} नहीं है।`,
  'batch-other-fish': ({ code }) => `बैच ${code} दूसरी मछली का है, या दूसरे साइज़ का।`,
  'batch-past-use-by': ({ code, useBy }) =>
    `बैच ${code} की आखिरी तारीख ${namedDaySaid(useBy)} थी: अब इसमें से कुछ पैक नहीं होता।`,
  'batch-recalled': ({ code }) => `बैच ${code} वापस मँगाया गया है: अब इसमें से कुछ पैक नहीं होता।`,
  'batch-weight-impossible': () => 'बैच का वज़न पूरे ग्राम में होता है, 1 ग्राम से 10,000 किलो तक।',
  'batch-use-by-past': () => 'इसकी आखिरी तारीख निकल चुकी है। आज या आगे का दिन चुनें।',
  'batch-landed-later': () => 'मछली आज के बाद तो नहीं उतर सकती।',
  'nothing-to-undo': () => 'यह पहले ही वापस लिया जा चुका है, या वापस नहीं हो सकता।',
  'batch-in-use': () => 'इसमें से कुछ जा चुका है। जो बचा है, उसे गिनें।',
  'batch-recalled-already': () => 'यह बैच पहले ही वापस मँगाया जा चुका है।',
  'batch-moved': () => 'इस बीच किसी और ने इस बैच में कुछ किया है। देख लें, फिर दबाएँ।',
  'batch-fish-unknown': () => 'दुकान ऐसी मछली नहीं बेचती, या इस साइज़ में नहीं।',
  'kilos-promised': ({ left }) => `बाकी ऑर्डर में जा चुका है: ${weightSaid(left)} निकल सकता है। पहले इस मछली के किलो गिनें।`,
  'recall-order-not-there': () => 'उस ऑर्डर में इस बैच की मछली नहीं है।',
  'yield-moved': () => 'नई तौल के बाद अब आँकड़ा दूसरा है। देख लें, फिर दबाएँ।',
  'recall-told-already': () => 'इनके ग्राहक को बताया जा चुका है।',
} as const satisfies InLanguage<typeof English>
