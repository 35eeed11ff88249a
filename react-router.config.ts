import type { Config } from '@react-router/dev/config'
import { prefixOf } from './shop/languages.ts'
import { builtLanguage } from './tools/built-language.ts'

const prefix = prefixOf(builtLanguage)

/** Each language is a build of its own, English the one without a prefix (tools/build.ts). */
export default {
  appDirectory: 'web',
  buildDirectory: `build${prefix}`,
  basename: prefix || '/',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config
