/** Who acts: a shopper, a member of staff at a device, or a command that the operator runs. */
export type By =
  | { readonly person: string }
  | { readonly staff: string; readonly device: string }
  | { readonly command: string }

/** Who is meant by the word that stands beside an act; undefined of one that this shop does not write. */
export function byOfWord(word: string): By | undefined {
  const [, kind, name = '', device = ''] = /^(person|staff|command)\/([^@]+)(?:@(.+))?$/.exec(word) ?? []
  if (kind === 'person') return { person: name }
  if (kind === 'command') return { command: name }
  return kind === 'staff' ? { staff: name, device } : undefined
}

/** As it stands beside each act: 'person/7f3a', 'staff/asha@tablet-1', 'command/rates'. */
export function byInOneWord(by: By): string {
  if ('person' in by) return `person/${by.person}`
  if ('staff' in by) return `staff/${by.staff}@${by.device}`
  return `command/${by.command}`
}
