import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('home/home-page.tsx', { id: 'front' }),
  route('home', 'home/home-page.tsx'),
  route('*', 'frame/elsewhere.tsx'),
] satisfies RouteConfig
