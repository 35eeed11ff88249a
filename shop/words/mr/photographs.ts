import type { photographRefusals as English } from '../en/photographs.ts'
import type { InLanguage } from '../in-language.ts'

export const photographRefusals = {
  'no-jpeg': () => 'हा पूर्ण फोटो नाही (JPEG). पुन्हा काढा.',
  'photograph-too-large': () => 'फोटो फार मोठा आहे: रुंदी आणि उंची जास्तीत जास्त 2,000 पिक्सेल, आणि 120 केबी.',
  'nothing-weighed': () => 'या ओळीतले काहीच वजन झालेले नाही, म्हणून दाखवायला काही नाही.',
  'photographs-too-many': () => 'या तासात पुरेसे फोटो झाले. वजन करत राहा, पुढचा फोटो नंतर काढा.',
  'no-photograph': () => 'या वजनाचा फोटो नाही, किंवा तो 30 दिवसांपेक्षा जुना आहे.',
} as const satisfies InLanguage<typeof English>
