import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The counter on one screen: address under /counter, and page. */
export default [
  layout('frame/pages.tsx', [
    index('board/board-page.tsx'),
    route('orders/:id', 'order/order-page.tsx'),
    route('find', 'find/find-page.tsx'),
    route('cut', 'lists/cut-page.tsx'),
    route('pack', 'lists/pack-page.tsx'),
    route('round', 'round/round-page.tsx'),
    route('sign-in', 'sign-in/sign-in-page.tsx'),
    route('first/:token', 'sign-in/first-page.tsx'),
    route('enrol/:token', 'sign-in/enrol-page.tsx'),
    route('*', 'frame/missing-page.tsx'),
  ]),
] satisfies RouteConfig
