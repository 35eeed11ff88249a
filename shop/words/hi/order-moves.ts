import type { orderMoveRefusals as English } from '../en/order-moves.ts'
import type { InLanguage } from '../in-language.ts'
import { untilSaidShort } from './said.ts'

/** Why staff cannot move an order as they wish. */
export const orderMoveRefusals = {
  'no-such-order': () => 'ऐसा कोई ऑर्डर नहीं है।',
  'not-your-stop': () => 'यह ऑर्डर आपके राउंड में नहीं है।',
  'order-moved': () => 'किसी ने पहले कर दिया। ऑर्डर अब ऐसा है।',
  'move-impossible': () => 'ऑर्डर कहीं और पहुँच चुका है, वहाँ से यह नहीं हो सकता।',
  'cut-off-ahead': ({ until, at }) => `कटिंग ${untilSaidShort(until, at)} शुरू होगी: तब तक ग्राहक यह ऑर्डर बदल सकते हैं।`,
  'reason-missing': () => 'वजह बताएँ।',
  'rider-missing': () => 'कौन ले जाएगा, यह बताएँ।',
  'rider-unknown': () => 'यह व्यक्ति अब ऑर्डर नहीं ले जाता। किसी और को चुनें।',
  'other-press': () => 'यह पहले कुछ और लिखकर भेजा जा चुका है। पेज फिर से लोड करें।',
  'undo-nothing': () => 'वापस लेने को कुछ नहीं है।',
  'undo-not-yours': () => 'जिन्होंने किया, वही वापस ले सकते हैं।',
  'undo-too-late': () => 'अब वापस नहीं हो सकता: 30 सेकंड निकल गए।',
  'undo-sold-meanwhile': () => 'इसकी मछली इस बीच दूसरों ने मँगा ली, इसलिए वापस नहीं हो सकता।',
  'undo-told': () => 'ग्राहक को बताया जा चुका है, इसलिए वापस नहीं हो सकता।',
  'line-not-weighed': () => 'इसमें कुछ अभी तौला नहीं गया।',
  'answer-awaited': () => 'ग्राहक का जवाब अभी नहीं आया। काटकर कम करें, या ऊपर का मुफ़्त दें।',
  'nothing-to-pack': () => 'इसमें पैक करने को कुछ नहीं बचा। ऑर्डर नामंज़ूर करें, और वजह बताएँ।',
} as const satisfies InLanguage<typeof English>
