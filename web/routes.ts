import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { listPages } from '#shop/catalogue/lists.ts'
import { detailPaths } from '#shop/catalogue/paths.ts'

/** The site on one screen: address and page. Who may enter is said by the page itself (`RequireSignedIn`). */
export default [
  layout('frame/pages.tsx', [
    index('home/home-page.tsx', { id: 'front' }),
    route('home', 'home/home-page.tsx'),
    ...listPages.map(({ to, species }) => route(to, 'catalogue/list-page.tsx', { id: `list-${species}` })),
    ...Object.entries(detailPaths).map(([id, path]) =>
      route(`${path}/:productId?`, 'catalogue/detail-page.tsx', { id: `detail-${id}` }),
    ),
    route('productDetails/:key?', 'catalogue/product-moved.tsx'),
    route('search', 'search/search-page.tsx'),

    route('cartPage', 'cart/cart-page.tsx'),
    route('checkout', 'checkout/checkout-page.tsx'),
    route('myorders', 'orders/orders-page.tsx'),
    route('myorders/:id', 'orders/order-page.tsx'),

    route('recipes/:slug', 'recipes/recipe-page.tsx'),
    route('aboutus', 'about/about-page.tsx'),
    route('contactus', 'about/contact-page.tsx'),
    ...['terms', 'privacy', 'refunds'].map((path) => route(path, 'about/legal-page.tsx', { id: path })),
    route('grievance', 'complaints/grievance-page.tsx'),

    route('login', 'accounts/login-page.tsx'),
    route('register', 'accounts/register-page.tsx'),
    route('forgot-password', 'accounts/forgot-password-page.tsx'),
    route('reset-password', 'accounts/reset-password-page.tsx'),
    route('account', 'accounts/account-page.tsx'),

    // For those who build with the kit: the built site does not have it.
    ...(import.meta.env.DEV ? [route('kit', 'kit/kit-page.tsx')] : []),
  ]),

  route('othersBeside/:productId', 'catalogue/others-beside.ts'),
  route('sitemap.xml', 'frame/sitemap.ts'),
  route('robots.txt', 'frame/robots.ts'),
  route('manifest.webmanifest', 'frame/manifest.ts'),
  route('*', 'frame/elsewhere.tsx'),
] satisfies RouteConfig
