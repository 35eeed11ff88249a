import type { ScaleSettings } from '#shop/wire/staff/scale.ts'

/** What we use of Web Serial; the compiler's list of the browser lacks it. */
export interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null
  readonly writable: WritableStream<Uint8Array> | null
  open(line: Pick<ScaleSettings, 'baudRate' | 'dataBits' | 'parity'>): Promise<void>
  close(): Promise<void>
  /** takes back that this page may use it */
  forget(): Promise<void>
}

export interface Serial {
  /** those that this page may use and that are plugged in */
  getPorts(): Promise<readonly SerialPort[]>
  /** asks the person for one; only a press may do so */
  requestPort(): Promise<SerialPort>
}

declare global {
  interface Navigator {
    readonly serial?: Serial
  }
}
