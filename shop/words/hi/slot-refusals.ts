import type { slotRefusals as English } from '../en/slot-refusals.ts'
import type { InLanguage } from '../in-language.ts'

/** What is said against a time that somebody wants. */
export const slotRefusals = {
  'slot-unknown': () => 'डिलीवरी का ऐसा कोई समय नहीं है। जो दिख रहे हैं, उनमें से एक चुनें।',
  'slot-elsewhere': () => 'उस समय हम इस पिनकोड पर नहीं आते। डिलीवरी का दूसरा समय चुनें।',
  'slot-closed': () => 'उस समय अब हम डिलीवरी नहीं करते। दूसरा समय चुनें; आपका कार्ट वैसा ही है।',
  'slot-over': () => 'उस समय के लिए ऑर्डर अभी-अभी बंद हुए हैं। दूसरा समय चुनें; आपका कार्ट वैसा ही है।',
  'slot-full': () => 'वह समय अभी-अभी भर गया। दूसरा समय चुनें; आपका कार्ट वैसा ही है।',
  'no-slot': () => 'अगले दो हफ़्तों का हर समय भर चुका है। थोड़ी देर बाद फिर देखें, या हमें फ़ोन करें; आपका कार्ट वैसा ही है।',
} as const satisfies InLanguage<typeof English>
