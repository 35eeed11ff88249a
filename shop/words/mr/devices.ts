import type { devicesWords as English } from '../en/devices.ts'
import type { InLanguage } from '../in-language.ts'

export const devicesWords = {
  unknown: 'अनोळखी डिव्हाइस',
  onSystem: (system) => `ब्राउझर, ${system}`,
  browserOnSystem: (browser, system) => `${browser}, ${system}`,
} as const satisfies InLanguage<typeof English>
