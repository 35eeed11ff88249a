import type { roundWords as English } from '../en/round.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

/** A rider's own stops. */
export const roundWords = {
  title: counterWords.round,
  stops: (count) => `${count} जगह बाकी`,
  none: 'अभी आपके पास कुछ नहीं है। काउंटर जब ऑर्डर आपके साथ भेजेगा, यहाँ आ जाएँगे।',
  brought: (count) => `आज पहुँचाए: ${count}`,
  handOver: 'दे दिया',
  notDelivered: (number, reason) => `${number}: ${reason}। इसे ‘नहीं दे पाए’ दर्ज करें?`,
  toPay: (sum) => `लेना है: ${sum}`,
} as const satisfies InLanguage<typeof English>
