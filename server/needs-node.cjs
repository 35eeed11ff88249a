// Loaded before anything else, in JavaScript so old that every Node can read it.
'use strict'

var oldest = 26
if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    'Darya needs Node ' + oldest + ' or newer, and this is ' + process.versions.node +
      ': run `npm ci`, then `npm start`, which brings its own on Linux; elsewhere install Node ' + oldest + '.'
  )
  // configuration, in server/needs-operator.ts
  process.exit(78)
}
