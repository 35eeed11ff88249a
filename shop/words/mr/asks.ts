import type { askRefusals as English } from '../en/asks.ts'
import type { InLanguage } from '../in-language.ts'

export const askRefusals = {
  'ask-unknown': () => 'असा प्रश्न नाही.',
  'ask-over': () => 'हा प्रश्न संपला: त्याचे उत्तर आले, किंवा मासळीचे वजन पुन्हा झाले.',
  'ask-too-late': () => 'उत्तर द्यायला उशीर झाला: 15 मिनिटे होऊन गेली.',
} as const satisfies InLanguage<typeof English>
