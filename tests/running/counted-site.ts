import type { Rendered } from '#server/http/built-half.ts'
import { transport } from '#server/http/headers.ts'
import type { Page } from '#server/http/page.ts'
import type { PlaceAt } from '#server/pages/page-address.ts'
import { openPages, type Pages, type Render } from '#server/pages/pages.ts'
import { openListing } from '#shop/catalogue/listing.ts'
import { openSearch } from '#shop/catalogue/search.ts'

export const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })

/** Drawn by the site, with nothing in it to be run or worn unless the test says so. */
export const asDrawn = (response: Response, inline: Partial<Rendered['inline']> = {}): Rendered => ({
  response,
  inline: { scripts: [], styles: [], ...inline },
})

/** Every path is a page of its own. */
const placeAt: PlaceAt = (path) => ({ routes: ['root', 'page'], path, isNamed: true, same: path })

export const plainSite = {
  placeAt,
  publicUrl: 'https://darya.example',
  transport: transport('https://darya.example'),
  apiHost: '',
  mostBytes: 1_000_000,
  onError: (trouble: unknown) => {
    throw trouble
  },
}

/** A site that counts how often it is asked, and speaks of the product that the address names. */
export function site(
  respond: (address: string) => Response = (address) => html(`<p>${address}</p>`),
  options: Partial<Parameters<typeof openPages>[0]> = {},
) {
  const rendered: string[] = []
  const render: Render = async (request, asked) => {
    const { pathname, search } = new URL(request.url)
    rendered.push(pathname + search)
    asked.product(Number(pathname.slice(1)))
    return asDrawn(respond(pathname))
  }
  const pages = openPages({
    ...plainSite,
    render,
    queries: (note) => ({
      product(id) {
        note(`product/${id}`)
        return undefined
      },
      products: () => [],
      fewProducts: () => [],
      productsInCart: () => [],
      found: () => [],
      askedInVain: () => undefined,
      kindNamed: () => undefined,
      searched: () => ({ species: [] }),
      search: () => openSearch({ species: [] }),
      alsoLike: () => [],
      fitting: () => [],
      addresses: () => ({ species: [], products: [] }),
      species: () => undefined,
      listing: () => openListing([], []),
      productsOf: () => [],
      menu: () => [],
      home: () => ({ slides: [], catch: [], favourites: [] }),
      picture: () => undefined,
      productEver: () => undefined,
      reviewsOf: async () => undefined,
      summaries: async () => new Map(),
      landed: async () => [],
      caught: async () => undefined,
      slots: async () => [],
      seasonNote: async () => '',
      deliveryArea: async () => [],
      deliveryPlaces: async () => [],
      deliveryTo: (pincode) => Promise.resolve({ pincode, place: '', isDelivered: false }),
      identity: () => {
        throw new Error('not asked here')
      },
      mode: () => 'trial',
      isOpen: () => true,
      year: () => 2026,
      said: () => undefined,
      publicUrl: () => 'https://darya.example',
      apiHost: () => '',
      keepsOffline: () => true,
    }),
    apiHost: 'https://calls.example',
    ...options,
  })
  return { pages, rendered }
}

export async function answer(pages: Pages, url: string) {
  const address = pages.find(url)
  if (address === undefined) throw new Error(`${url} is no page`)
  return pages.answer(address)
}

export const pageAt = async (pages: Pages, url: string) => (await answer(pages, url)) as Page
