import { scope } from './scope.ts'

// The worker of a shop that wants none (SERVICE_WORKER=off): it takes all that was kept with it. Open pages go on as they are.
scope.addEventListener('install', () => void scope.skipWaiting())

scope.addEventListener('activate', (event) => event.waitUntil(end()))

async function end() {
  for (const name of await caches.keys()) await caches.delete(name)
  await scope.registration.unregister()
}
