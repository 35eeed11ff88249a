import { join } from 'node:path'

const build = join(import.meta.dirname, '../build')

/** The file behind an address of the built site: what is under /counter comes from the counter's build, all else from the shop's. */
export const builtFile = (path: string): string =>
  path.startsWith('/counter/')
    ? join(build, 'counter/client', path.slice('/counter'.length))
    : join(build, 'client', path)
