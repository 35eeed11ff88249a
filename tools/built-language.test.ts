import { join } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

/** Where the files of no language come from: the pictures and the typefaces. */
async function publicFilesOf(command: 'build' | 'serve', language: string) {
  vi.stubEnv('BUILT_LANGUAGE', language)
  const root = join(import.meta.dirname, '..')
  const loaded = await loadConfigFromFile({ command, mode: 'test' }, join(root, 'vite.config.ts'), root, 'silent')
  return loaded?.config.publicDir
}

test('who writes a language sees its pages with pictures, and a build of three brings them once', async () => {
  expect(await publicFilesOf('serve', 'mr')).toBe('assets')
  expect(await publicFilesOf('build', 'mr')).toBe(false)
  expect(await publicFilesOf('build', 'en')).toBe('assets')
})
