/** Who acts: a shopper, a member of staff at a device, or a command that the operator runs. */
export type By =
  | { readonly person: string }
  | { readonly staff: string; readonly device: string }
  | { readonly command: string }

/** As it stands beside each act: 'person/7f3a', 'staff/asha@tablet-1', 'command/rates'. */
export function byInOneWord(by: By): string {
  if ('person' in by) return `person/${by.person}`
  if ('staff' in by) return `staff/${by.staff}@${by.device}`
  return `command/${by.command}`
}

/** A device as it stands beside what was done there after a tap on a name alone. */
export const withoutPinAt = (device: string): string => `${device}${tapped}`

/** Whether an act was done so. */
export const isWithoutPin = (by: By): boolean => 'staff' in by && by.device.endsWith(tapped)

/** The device itself. */
export const deviceOf = ({ device }: { readonly device: string }): string =>
  device.endsWith(tapped) ? device.slice(0, -tapped.length) : device

const tapped = '~without-pin'

/** Whom such a word names. */
export function byFrom(word: string): By {
  const [kind, rest = ''] = word.split('/', 2)
  if (kind === 'command') return { command: rest }
  if (kind === 'person') return { person: rest }
  const at = rest.lastIndexOf('@')
  return { staff: rest.slice(0, at), device: rest.slice(at + 1) }
}

/** Who acted, as a timeline names them: staff by their id, the others by what they are. */
export type Actor = { readonly who: 'staff'; readonly id: string } | { readonly who: 'shopper' | 'command' }

export function actorIn(word: string): Actor {
  const [kind, rest = ''] = word.split('/', 2)
  if (kind === 'staff') return { who: 'staff', id: rest.slice(0, rest.lastIndexOf('@')) }
  return { who: kind === 'command' ? 'command' : 'shopper' }
}
