import { join } from 'node:path'
import type { Language } from '#shop/languages.ts'

/** What renders the pages of a language, in the folder of a build. They lie side by side, so that all load the libraries once. */
export const renderingFile = (build: string, language: Language): string =>
  join(build, 'server', language === 'en' ? 'index.js' : `${language}.js`)
