import type { Rolldown } from 'vite'

/**
 * How the browser's scripts are cut. What every page needs travels as two files, for small ones pack badly: the libraries,
 * which stay the same from one build to the next, and the frame. Pages and what they share among them are cut by themselves.
 */
export const chunkGroups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\//, priority: 2 },
  { name: (id, bundle) => (isInFrame(id, bundle) ? 'frame' : null), debugName: 'frame', priority: 1 },
]

interface Bundle {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

const frame = /\/web\/(root|entry\.client)\.tsx(\?|$)/

/** Whether the frame of all pages imports a module, by whatever way. */
function isInFrame(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (frame.test(id)) return true
  seen.add(id)
  return (bundle.getModuleInfo(id)?.importers ?? []).some(
    (importer) => !seen.has(importer) && isInFrame(importer, bundle, seen),
  )
}
