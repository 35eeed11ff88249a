/** Where the calls are, as the page says it: nothing means where the page came from. */
export const apiHost = (): string => document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? ''
