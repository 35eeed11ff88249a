import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The counter on one screen: address under /counter, and page. */
export default [
  layout('frame/pages.tsx', [
    index('home/home-page.tsx'),
    route('sign-in', 'sign-in/sign-in-page.tsx'),
    route('first/:token', 'sign-in/first-page.tsx'),
    route('enrol/:token', 'sign-in/enrol-page.tsx'),
    route('*', 'frame/missing-page.tsx'),
  ]),
] satisfies RouteConfig
