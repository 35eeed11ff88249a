import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { fishPath, listPath, listPaths } from '#shop/catalogue/paths.ts'
import { details, entries, paths } from './paths.ts'

/** The site on one screen: address and page. Who may enter is said by the page itself (`RequireSignedIn`). */
export default [
  layout('frame/pages.tsx', [
    index('home/home-page.tsx', { id: 'front' }),
    route(paths.home, 'home/home-page.tsx'),
    ...Object.entries(listPaths).map(([species, to]) =>
      route(to, 'catalogue/list-page.tsx', { id: `list-${species}` }),
    ),
    route(listPath, 'catalogue/list-page.tsx', { id: 'list' }),
    ...details.map(({ id, path }) => route(path, 'catalogue/detail-page.tsx', { id })),
    route(paths.allFish, 'catalogue/all-fish-page.tsx'),
    route(fishPath, 'catalogue/detail-page.tsx', { id: 'fish' }),
    route(paths.productMoved, 'catalogue/product-moved.tsx'),
    route(paths.search, 'search/search-page.tsx'),
    route(paths.textList, 'text-list/list-page.tsx'),

    route(paths.delivery, 'delivery/delivery-page.tsx'),
    route(paths.cart, 'cart/cart-page.tsx'),
    route(paths.checkout, 'checkout/checkout-page.tsx'),
    route(paths.myOrders, 'orders/orders-page.tsx'),
    route(paths.order, 'orders/order-page.tsx'),
    route(paths.changeOrder, 'changed/change-page.tsx'),
    route(paths.weighed, 'weighed/ask-page.tsx'),
    route(paths.catch, 'catch/catch-page.tsx'),

    route(paths.recipe, 'recipes/recipe-page.tsx'),
    route(paths.about, 'about/about-page.tsx'),
    route(paths.contact, 'about/contact-page.tsx'),
    ...(['terms', 'privacy', 'refunds'] as const).map((id) => route(paths[id], 'about/legal-page.tsx', { id })),
    route(paths.grievance, 'complaints/grievance-page.tsx'),

    route(entries.login, 'accounts/login-page.tsx'),
    route(entries.register, 'accounts/register-page.tsx'),
    route(entries.forgotPassword, 'accounts/forgot-password-page.tsx'),
    route(entries.resetPassword, 'accounts/reset-password-page.tsx'),
    route(paths.account, 'accounts/account-page.tsx'),
    route(paths.addresses, 'addresses/addresses-page.tsx'),

    // For those who build with the kit: the built site does not have it.
    ...(import.meta.env?.DEV ? [route('kit', '../kit/kit-page.tsx')] : []),
  ]),

  route('othersBeside/:productId', 'catalogue/others-beside.ts'),
  route(paths.deliveryTo, 'delivery/delivery-to.ts'),
  route(paths.shelf, 'cart/shelf.ts'),
  route(paths.searchWords, 'search/search-words.ts'),
  route(paths.searchProducts, 'search/search-products.ts'),
  route('sitemap.xml', 'frame/sitemap.ts'),
  route('robots.txt', 'frame/robots.ts'),
  route('manifest.webmanifest', 'frame/manifest.ts'),
  route('*', 'frame/elsewhere.tsx'),
] satisfies RouteConfig
