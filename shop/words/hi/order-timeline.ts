import type { orderTimelineWords as English } from '../en/order-timeline.ts'
import type { InLanguage } from '../in-language.ts'

/** What has happened to an order, as its buyer reads it. */
export const orderTimelineWords = {
  title: (number) => `ऑर्डर ${number} कहाँ तक पहुँचा`,
  steps: {
    Pending: 'ऑर्डर हुआ',
    Confirmed: 'ऑर्डर कन्फ़र्म हुआ',
    Cutting: 'कटिंग और सफ़ाई चल रही है',
    Packed: 'बर्फ़ में पैक',
    'Out for delivery': 'आपकी तरफ़ निकल चुका',
    Delivered: 'आपके दरवाज़े पर पहुँचा',
    'Not delivered': 'आपको दे नहीं पाए',
    Returned: 'दुकान में वापस',
    Rejected: 'दुकान नहीं दे पाएगी',
    Canceled: 'आपने कैंसल किया',
  },
  lapsed: 'कैंसल हुआ: 15 मिनट में मोबाइल वेरिफाई नहीं हुआ',
  changedByYou: 'आपने बदला',
  now: 'अभी',
  toCome: 'बाकी है',
  because: (reason) => `वजह: ${reason}`,
  changed: (number, step) => `ऑर्डर ${number}: ${step}।`,
  begun: 'हम यह ऑर्डर तैयार कर रहे हैं, इसलिए अब यहाँ से कैंसल नहीं हो सकता। फ़ोन करें: {phone}',
  pastCutOff: 'यह ऑर्डर {until} तक बदला और कैंसल किया जा सकता था। अब कुछ और चाहिए तो फ़ोन करें: {phone}',
} as const satisfies InLanguage<typeof English>
