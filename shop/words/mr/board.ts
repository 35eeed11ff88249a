import type { boardWords as English } from '../en/board.ts'
import type { InLanguage } from '../in-language.ts'

export const boardWords = {
  title: 'बोर्ड',
  open: (count, kilos) => `चालू ${count}, ${kilos} किलो`,
  states: 'टप्पे',
  tells: '“कन्फर्म करा”, “नाकारा”, “पाठवा” आणि “पोहोचली” दाबले की अर्ध्या मिनिटाने ग्राहकाला मेसेज जातो. तोपर्यंत मागे घेता येते.',
  state: (count, kilos) => `${count}, ${kilos} किलो`,
  lateCount: (count) => `${count} उशिरा`,
  none: 'चालू ऑर्डर नाहीत. नवीन आल्या की इथे आपोआप दिसतात.',
  ended: (count) => `आज संपलेल्या: ${count}`,
  newOrders: (count) => (count === 1 ? 'नवीन ऑर्डर आली.' : `${count} नवीन ऑर्डर आल्या.`),
  newSeen: 'पानाला हात लावा: मग आवाज थांबतो.',
  unanswered: (count) => `${count} ग्राहकाचे 15 मिनिटांत उत्तर आले नाही. फोन करा:`,
  billGap: (from, to) =>
    `दुकान बॅकअपमधून परत आणले आहे. ${from} ते ${to} हे नंबर सोडून दिले आहेत: बॅकअपनंतर काढलेल्या बिलांवर ते असू शकतात.`,
  soundOn: 'नवीन ऑर्डरचा आवाज: चालू',
  soundOff: 'नवीन ऑर्डरचा आवाज: बंद',
  soundWaits: 'या पानाला एकदा हात लावला की आवाज ऐकू येईल.',
} as const satisfies InLanguage<typeof English>
