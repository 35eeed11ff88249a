import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: '../build/counter',
  basename: '/counter',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
