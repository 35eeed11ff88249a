import type { boardWords as English } from '../en/board.ts'
import type { InLanguage } from '../in-language.ts'

/** The board: what is open, by state. */
export const boardWords = {
  title: 'बोर्ड',
  open: (count, kilos) => `${count} बाकी, ${kilos} किलो`,
  states: 'कहाँ तक पहुँचे',
  tells: '“पक्का करें”, “नामंज़ूर करें”, “रवाना करें” और “पहुँच गया” दबाने पर आधे मिनट बाद ग्राहक को मैसेज जाता है। तब तक वापस ले सकते हैं।',
  state: (count, kilos) => `${count}, ${kilos} किलो`,
  lateCount: (count) => `${count} में देर हो गई`,
  none: 'कोई ऑर्डर बाकी नहीं। नए ऑर्डर यहाँ अपने आप आते हैं।',
  ended: (count) => `आज पूरे हुए: ${count}`,
  newOrders: (count) => `${count} ${count > 1 ? 'नए ऑर्डर आए हैं' : 'नया ऑर्डर आया है'}।`,
  newSeen: 'पेज को छुएँ: आवाज़ बंद हो जाएगी।',
  unanswered: (count) => `${count} ग्राहक का 15 मिनट में जवाब नहीं आया। फ़ोन करें:`,
  billGap: (from, to) =>
    `दुकान बैकअप से वापस लाई गई है। ${from} से ${to} तक के नंबर छोड़ दिए गए हैं: बैकअप के बाद बने बिलों पर ये हो सकते हैं।`,
  soundOn: 'नए ऑर्डर की आवाज़: चालू',
  soundOff: 'नए ऑर्डर की आवाज़: बंद',
  soundWaits: 'इस पेज को एक बार छूने के बाद आवाज़ सुनाई देगी।',
} as const satisfies InLanguage<typeof English>
