import type { BrowserContext, Page } from '@playwright/test'

/** What the page finds in place of a serial port. It runs in the browser: it knows nothing of this file. */
interface Stand {
  /** the port is plugged in, and its page may use it */
  isThere: boolean
  isGranted: boolean
  /** what it answers, again and again, when it is asked with 'W' */
  answer: number[] | undefined
  asked: number
  opened: object[]
  send(pieces: readonly (readonly number[])[]): void
  unplug(): void
  spoil(): void
}

declare global {
  interface Window {
    fakeScale: Stand
  }
}

/** Puts a scale at the serial port of every page of a context, plugged in; `granted`: a person chose it before. */
export async function plugInScale(context: BrowserContext, { granted = false } = {}): Promise<void> {
  await context.addInitScript(standScale, granted)
}

/** What the scale at this page does. Bytes go in the pieces as they are given. */
export const scaleAt = (page: Page) => ({
  /** until it says something else, it answers this each time it is asked */
  lies: (answer: readonly number[]) =>
    page.evaluate(
      (bytes) => {
        window.fakeScale.answer = bytes
      },
      [...answer],
    ),
  says: (...pieces: (readonly number[])[]) => page.evaluate((sent) => window.fakeScale.send(sent), pieces),
  unplug: () => page.evaluate(() => window.fakeScale.unplug()),
  plugIn: () =>
    page.evaluate(() => {
      window.fakeScale.isThere = true
    }),
  /** bytes are lost on the line: the browser ends the stream and gives another */
  spoil: () => page.evaluate(() => window.fakeScale.spoil()),
  opened: () => page.evaluate(() => window.fakeScale.opened),
  asked: () => page.evaluate(() => window.fakeScale.asked),
})

function standScale(granted: boolean) {
  let hearing: ReadableStreamDefaultController<Uint8Array> | undefined
  const stand: Stand = {
    isThere: true,
    isGranted: granted,
    answer: undefined,
    asked: 0,
    opened: [],
    send(pieces) {
      for (const piece of pieces) hearing?.enqueue(Uint8Array.from(piece))
    },
    unplug() {
      stand.isThere = false
      const gone = hearing
      Object.assign(port, { readable: null, writable: null })
      gone?.error(new DOMException('The device has been lost.', 'NetworkError'))
    },
    spoil() {
      const broken = hearing
      port.readable = newStream()
      broken?.error(new DOMException('Parity error', 'ParityError'))
    },
  }

  const newStream = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        hearing = controller
      },
    })

  const newSink = () =>
    new WritableStream<Uint8Array>({
      write(bytes) {
        if (String.fromCharCode(...bytes) !== 'W\r') return
        stand.asked += 1
        // an answer comes in pieces, as it does over a slow line
        if (stand.answer) stand.send([stand.answer.slice(0, 3), stand.answer.slice(3)])
      },
    })

  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    async open(line: object) {
      if (port.readable !== null) throw new DOMException('The port is already open.', 'InvalidStateError')
      if (!stand.isThere) throw new DOMException('Failed to open serial port.', 'NetworkError')
      stand.opened.push(line)
      port.readable = newStream()
      port.writable = newSink()
    },
    async close() {
      if (port.readable?.locked || port.writable?.locked) throw new TypeError('Cannot close a locked port')
      port.readable = null
      port.writable = null
    },
    async forget() {
      stand.isGranted = false
    },
  }

  Object.defineProperty(navigator, 'serial', {
    value: {
      getPorts: async () => (stand.isThere && stand.isGranted ? [port] : []),
      async requestPort() {
        if (!navigator.userActivation.isActive)
          throw new DOMException('Must be handling a user gesture', 'SecurityError')
        stand.isGranted = true
        return port
      },
    },
  })
  Object.defineProperty(window, 'fakeScale', { value: stand })
}
