import type { EntryContext } from 'react-router'

/** Inside a script element only `<` could end it early, or begin what else a browser would take for markup. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Gives the page's data to the router in the browser, where it looks for it. */
const handOver = (router: string, data: string): string =>
  `window.__reactRouterContext=${router};window.__reactRouterContext.stream=new ReadableStream({start(page){page.enqueue(${inScript(data)});page.close()}}).pipeThrough(new TextEncoderStream())`

/** The data that goes with a page, all of it: it is read before the page is drawn, so that it has a place there. */
export async function dataOf({ serverHandoffString, serverHandoffStream }: EntryContext): Promise<string> {
  if (serverHandoffString === undefined || serverHandoffStream === undefined)
    throw new Error('the router gives no data for the page to go on with')
  return handOver(serverHandoffString, await new Response(serverHandoffStream).text())
}
