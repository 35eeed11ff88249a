import type { roundWords as English } from '../en/round.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

export const roundWords = {
  title: counterWords.round,
  stops: (count) => (count === 1 ? '1 ठिकाण बाकी' : `${count} ठिकाणे बाकी`),
  none: 'तुमच्याकडे आत्ता काही नाही. काउंटरने तुमच्यासोबत पाठवल्या की ऑर्डर इथे येतात.',
  brought: (count) => `आज पोहोचवल्या: ${count}`,
  handOver: 'हातात दिली',
  notDelivered: (number, reason) => `${number}: ${reason}. त्यावर ‘देता आली नाही’ अशी नोंद करायची?`,
  toPay: (sum) => `घ्यायचे पैसे: ${sum}`,
} as const satisfies InLanguage<typeof English>
