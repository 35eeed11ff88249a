import './needs-node.cjs'

// Everything else is loaded from here on, so that an old Node gets its sentence instead of a name that it lacks.
try {
  await import('./start/compile-cache.ts')
  await import('./start/open-shop.ts')
} catch (trouble) {
  const { endWith } = await import('./start/end-with.ts')
  await endWith(trouble)
}
