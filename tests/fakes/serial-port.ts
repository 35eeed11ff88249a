import { ReadableStream, type ReadableStreamDefaultController, WritableStream } from 'node:stream/web'
import type { SerialPort } from '#counter/scale/web-serial.ts'

/** A port at which something can be said; what the page sends is dropped. */
export function serialPort() {
  let hearing: ReadableStreamDefaultController<Uint8Array> | undefined
  const readable = new ReadableStream<Uint8Array>({ start: (controller) => void (hearing = controller) })
  const port: SerialPort = {
    readable: readable as SerialPort['readable'],
    writable: new WritableStream() as SerialPort['writable'],
    open: async () => undefined,
    close: async () => undefined,
    forget: async () => undefined,
  }
  return { port, says: (bytes: Iterable<number>) => hearing?.enqueue(Uint8Array.from(bytes)) }
}
