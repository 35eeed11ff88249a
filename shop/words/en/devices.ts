/** What a person's devices are called in the list of where they are signed in. */
export const devicesWords = {
  unknown: 'An unknown device',
  onSystem: (system: string) => `A browser on ${system}`,
  browserOnSystem: (browser: string, system: string) => `${browser} on ${system}`,
} as const
