import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openFiles } from './http/files.ts'
import { openPages, type QuestionsNoting, type Render } from './pages.ts'

/** The built site: its files, and its pages kept as ready bytes. */
export async function builtSite({
  house,
  questions,
  publicUrl,
  apiHost,
}: {
  house: string
  questions: QuestionsNoting
  publicUrl: string
  apiHost: string
}) {
  const files = openFiles(join(house, 'build/client'))
  const { render } = (await import(pathToFileURL(join(house, 'build/server/index.js')).href)) as { render: Render }
  return { files, pages: openPages({ render, questions, publicUrl, apiHost, stylesheet: files.text }) }
}
