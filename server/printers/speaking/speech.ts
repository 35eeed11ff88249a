import type { Picture } from '#server/printers/drawing/picture.ts'

/** What a printer says of itself. 'done': all that was sent before was printed. 'garbage': it is no such printer. */
export type Heard = 'ready' | 'busy' | 'done' | 'no-paper' | 'cover-open' | 'fault' | 'garbage'

/** How a printer is spoken to in its language, for one paper. */
export interface Speech {
  /** whether it says that a paper was printed; else it only says that it has nothing more to do */
  readonly saysDone: boolean
  readonly paper: Uint8Array
  /** goes out after it: asks for a word once all that came before is printed */
  readonly finish: Uint8Array
  /** how it is told to forget what it could not print, so that nothing of it comes out once there is paper again */
  readonly cancel: Uint8Array
  /** asks how it is */
  ask(): Uint8Array
  /** takes what came, in whichever pieces it comes */
  hear(bytes: Uint8Array): readonly Heard[]
  /** `finish` goes out: from now on that word may come */
  finishes(): void
}

export type Speak = (picture: Picture, more: { readonly cuts: boolean }) => Speech

export const bytesOf = (...parts: readonly (string | Uint8Array | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
