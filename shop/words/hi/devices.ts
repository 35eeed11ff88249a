import type { devicesWords as English } from '../en/devices.ts'
import type { InLanguage } from '../in-language.ts'

/** What a person's devices are called in the list of where they are signed in. */
export const devicesWords = {
  unknown: 'अनजान डिवाइस',
  onSystem: (system) => `${system} पर ब्राउज़र`,
  browserOnSystem: (browser, system) => `${system} पर ${browser}`,
} as const satisfies InLanguage<typeof English>
