import './needs-node.cjs'

// Everything else is loaded from here on, so that an old Node gets its sentence instead of a name that it lacks.
try {
  await import('./compile-cache.ts')
  await import('./open-shop.ts')
} catch (trouble) {
  const { endWith } = await import('./start-trouble.ts')
  await endWith(trouble)
}
