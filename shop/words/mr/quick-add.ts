import type { quickAddWords as English } from '../en/quick-add.ts'
import type { InLanguage } from '../in-language.ts'

export const quickAddWords = {
  add: 'घ्या',
  addTitle: (title) => `कार्टमध्ये घ्या: ${title}`,
  asLastTime: (pack) => `मागच्या वेळेसारखे: ${pack}`,
  adds: (pack) => `कार्टमध्ये जाईल: ${pack}`,
  inCart: (pack) => `तुमच्या कार्टमध्ये: ${pack}`,
  added: (title, pack) => `कार्टमध्ये घेतले: ${title}, ${pack}`,
  removed: (title) => `${title}: कार्टमधून काढले.`,
  undo: 'मागे घ्या',
  full: (most) => `एका ऑर्डरमध्ये जास्तीत जास्त ${most} प्रकार घेता येतात. आधी कार्टमधून काहीतरी काढा.`,
} as const satisfies InLanguage<typeof English>
