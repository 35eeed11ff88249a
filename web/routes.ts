import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('home/home-page.tsx', { id: 'front' }), route('*', 'frame/elsewhere.tsx')] satisfies RouteConfig
