/** What of it the tests use: it comes without its types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser }
  }
}
