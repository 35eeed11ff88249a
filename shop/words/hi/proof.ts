import type { proofWords as English } from '../en/proof.ts'
import type { InLanguage } from '../in-language.ts'

export const proofWords = {
  title: 'ऑर्डर आगे बढ़ते ही मैसेज पाएँ',
  called: 'दिखाएँ कि यह मोबाइल आपका है',
  by: (time) => `${time} तक अपना मोबाइल वेरिफाई करें, नहीं तो यह ऑर्डर कैंसल हो जाएगा।`,
  ask: (mobile) => `दिखाएँ कि ${mobile} आपका मोबाइल है: हम इस पर 6 अंकों का OTP भेजेंगे।`,
  why: 'तब तक हम इस पर OTP के सिवा कुछ नहीं भेजते, ताकि हमारे ज़रिए कोई किसी अनजान को तंग न करे।',
  send: 'मुझे OTP भेजें',
  sent: (mobile) => `हमने ${mobile} पर 6 अंकों का OTP भेजा है। वह 5 मिनट चलता है।`,
  done: 'शुक्रिया: यह मोबाइल आपका है। अब इस पर आपके ऑर्डर और खाते के मैसेज आएँगे।',
  stands: 'आपका मोबाइल OTP से पक्का है, और उस पर आपके ऑर्डर और खाते के मैसेज आते हैं।',
} as const satisfies InLanguage<typeof English>
