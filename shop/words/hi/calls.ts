import type { callsWords as English, callRefusals as EnglishRefusals } from '../en/calls.ts'
import type { InLanguage } from '../in-language.ts'
import { seconds } from '#shop/time.ts'
import { waitSaid } from './said.ts'

export const callsWords = {
  httpError: (status, message) => `दुकान के जवाब में गलती ${status}: ${message}`,
  unknownError: 'पता नहीं क्या गड़बड़ हुई',
  trouble: 'हमारी तरफ़ कुछ गड़बड़ हो गई। आपका लिखा सब सलामत है। थोड़ी देर में फिर कोशिश करें।',
} as const satisfies InLanguage<typeof English>

export const callRefusals = {
  busy: () => 'दुकान में अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
  trouble: () => callsWords.trouble,
  'nothing-here': () => 'इस पते पर कुछ नहीं है।',
  'wrong-method': () => 'इस पते पर इस तरह का अनुरोध नहीं चलता।',
  'not-json': () => 'डेटा JSON में भेजें।',
  'broken-json': () => 'डेटा पढ़ा नहीं जा सका: JSON अधूरा है।',
  'too-much-data': () => 'इसके लिए इतना डेटा बहुत ज़्यादा है।',
  'address-too-long': () => 'यह पता बहुत लंबा है।',
  'not-signed-in': () => 'फिर से लॉगिन करें।',
  'too-often': (args) => `बहुत बार कोशिश हो गई। ${waitSaid(seconds(args.seconds))} बाद फिर कोशिश करें।`,
} as const satisfies InLanguage<typeof EnglishRefusals>
