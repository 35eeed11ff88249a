import './needs-node.cjs'

try {
  const { runCli } = await import('./run-cli.ts')
  await runCli(process.argv.slice(2))
} catch (trouble) {
  const { endWith } = await import('./start/end-with.ts')
  await endWith(trouble)
}
