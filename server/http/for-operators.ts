/** What whoever runs the shop asks it: answered in any crowd. */
export const forOperators = { live: '/health/live', ready: '/health/ready', metrics: '/metrics' } as const
