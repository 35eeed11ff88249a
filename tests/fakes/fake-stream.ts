/** The streams that a page has opened, in a browser that has none. */
export const streams: FakeStream[] = []

/** Stands for the browser's own, which a test cannot make silent. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0

  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }

  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  says(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  beats() {
    this.dispatchEvent(new MessageEvent('beat', { data: '' }))
  }

  /** as when the shop answers with an error: the browser gives it up for good */
  isRefused() {
    this.readyState = FakeStream.CLOSED
    this.dispatchEvent(new Event('error'))
  }

  close() {
    this.readyState = FakeStream.CLOSED
  }
}
