import type * as English from '../en/calls.ts'
import type { InLanguage } from '../in-language.ts'
import { seconds } from '#shop/time.ts'
import { waitSaid } from './said.ts'

export const callsWords = {
  httpError: (status, message) => `अडचण आली! क्रमांक: ${status}, कारण: ${message}`,
  unknownError: 'कारण न कळलेली अडचण आली',
  trouble: 'आमच्याकडे काहीतरी चुकले. तुम्ही टाइप केलेले काहीही गेलेले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
} as const satisfies InLanguage<typeof English.callsWords>

export const callRefusals = {
  busy: () => 'दुकानात सध्या खूप गर्दी आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  trouble: () => callsWords.trouble,
  'nothing-here': () => 'या पत्त्यावर काही नाही.',
  'wrong-method': () => 'या पत्त्यावर अशी विनंती चालत नाही.',
  'not-json': () => 'माहिती JSON मध्ये पाठवा.',
  'broken-json': () => 'माहिती वाचता आली नाही: JSON अर्धवट आहे.',
  'too-much-data': () => 'इथे चालते त्यापेक्षा ही माहिती जास्त आहे.',
  'address-too-long': () => 'हा पत्ता फार लांब आहे.',
  'not-signed-in': () => 'पुन्हा लॉगिन करा.',
  'too-often': (args) => `खूप वेळा प्रयत्न झाले. ${waitSaid(seconds(args.seconds))} थांबून पुन्हा प्रयत्न करा.`,
} as const satisfies InLanguage<typeof English.callRefusals>
