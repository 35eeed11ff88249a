import type { proofWords as English } from '../en/proof.ts'
import type { InLanguage } from '../in-language.ts'

export const proofWords = {
  title: 'ऑर्डर पुढे सरकली की मेसेज मिळवा',
  called: 'मोबाइल तुमचाच आहे हे दाखवा',
  by: (time) => `${time} पर्यंत तुमचा मोबाइल व्हेरिफाय करा, नाहीतर ही ऑर्डर रद्द होईल.`,
  ask: (mobile) => `${mobile} हा मोबाइल तुमचाच आहे हे दाखवा: आम्ही त्यावर 6 अंकी OTP पाठवतो.`,
  why: 'तोपर्यंत त्यावर OTP शिवाय काहीही पाठवत नाही, म्हणजे आमच्यामार्फत कोणी अनोळखी माणसाला त्रास देऊ शकणार नाही.',
  send: 'मला OTP पाठवा',
  sent: (mobile) => `${mobile} या नंबरवर 6 अंकी OTP पाठवला आहे. तो 5 मिनिटे चालतो.`,
  done: 'धन्यवाद: हा मोबाइल तुमचाच आहे. आतापासून ऑर्डरचे आणि खात्याचे मेसेज यावर येतील.',
  stands: 'मोबाइल तुमचाच आहे हे दाखवून झाले आहे. ऑर्डरचे आणि खात्याचे मेसेज त्यावर येतात.',
} as const satisfies InLanguage<typeof English>
