import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The counter on one screen: address under /counter, and page. */
export default [
  layout('frame/pages.tsx', [
    index('board/board-page.tsx'),
    route('orders/:id', 'order/order-page.tsx'),
    route('orders/:id/weigh', 'weighing/weigh-page.tsx'),
    route('orders/:id/slip', 'papers/slip-page.tsx'),
    route('orders/:id/labels', 'papers/labels-page.tsx'),
    route('orders/:id/bill', 'papers/bill-page.tsx'),
    route('orders/:id/credit', 'papers/credit-page.tsx'),
    route('find', 'find/find-page.tsx'),
    route('cut', 'lists/cut-page.tsx'),
    route('pack', 'lists/pack-page.tsx'),
    route('round', 'round/round-page.tsx'),
    route('rates', 'rates/rates-page.tsx'),
    route('rates/history', 'rates/history-page.tsx'),
    route('reviews', 'reviews/reviews-page.tsx'),
    route('complaints', 'complaints/complaints-page.tsx'),
    route('area', 'area/area-page.tsx'),
    route('pictures', 'pictures/pictures-page.tsx'),
    route('scale', 'scale/scale-page.tsx'),
    route('shoppers', 'shoppers/shoppers-page.tsx'),
    route('sign-in', 'sign-in/sign-in-page.tsx'),
    route('first/:token', 'sign-in/first-page.tsx'),
    route('enrol/:token', 'sign-in/enrol-page.tsx'),
    route('own', 'own/own-page.tsx'),
    route('people', 'people/people-page.tsx'),
    route('devices', 'devices/devices-page.tsx'),
    route('acts', 'acts/acts-page.tsx'),
    route('*', 'frame/missing-page.tsx'),
  ]),
] satisfies RouteConfig
