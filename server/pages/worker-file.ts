import { workerPath } from '#shop/wire/worker.ts'
import type { Files } from '#server/http/files.ts'
import { workerOnly } from '#server/http/headers.ts'

/**
 * The service worker's file: never cached, with a policy of its own. Where the shop wants none, the same address
 * has one that takes back what the other kept and goes; browsers that have one ask for it at their next page.
 */
export function withWorker(files: Files, { keepsOffline }: { keepsOffline: boolean }): Files {
  const file = keepsOffline ? workerPath : '/sw-off.js'
  const headers = { 'cache-control': 'no-cache', 'content-security-policy': workerOnly }
  return {
    ...files,
    at(path) {
      const found = files.at(path === workerPath ? file : path)
      return path === workerPath && found ? { ...found, headers: { ...found.headers, ...headers } } : found
    },
  }
}
