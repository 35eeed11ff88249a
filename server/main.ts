import './needs-node.cjs'

// Everything else is imported dynamically, so that an old Node prints its sentence instead of a syntax error.
try {
  await import('./start/open-shop.ts')
} catch (trouble) {
  const { endWith } = await import('./start/end-with.ts')
  await endWith(trouble)
}
