import type { Config } from '@react-router/dev/config'
import { prefixOf } from '../shop/languages.ts'
import { builtLanguage } from '../tools/built-language.ts'

/** Each language is a build of its own, at the same addresses: who is signed in has chosen one. */
export default {
  appDirectory: '.',
  buildDirectory: `../build/counter${prefixOf(builtLanguage)}`,
  basename: '/counter',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config
