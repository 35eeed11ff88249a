import type { photographRefusals as English } from '../en/photographs.ts'
import type { InLanguage } from '../in-language.ts'

/** What stands against a photograph of the scale. */
export const photographRefusals = {
  'no-jpeg': () => 'यह पूरी फ़ोटो (JPEG) नहीं है। फिर से खींचें।',
  'photograph-too-large': () => 'फ़ोटो बहुत बड़ी है: ज़्यादा से ज़्यादा 2,000 डॉट चौड़ी और ऊँची, और 120 केबी।',
  'nothing-weighed': () => 'इस लाइन में कुछ तौला नहीं गया, इसलिए दिखाने को कुछ नहीं है।',
  'photographs-too-many': () => 'इस घंटे में फ़ोटो बहुत हो गईं। तौलते रहें, अगली फ़ोटो बाद में लें।',
  'no-photograph': () => 'इस तौल की फ़ोटो नहीं है, या वह 30 दिन से पुरानी है।',
} as const satisfies InLanguage<typeof English>
