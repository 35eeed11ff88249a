/** The worker itself, as its own file sees it. */
export const scope = self as unknown as ServiceWorkerGlobalScope
