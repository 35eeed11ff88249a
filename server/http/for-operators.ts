/** The addresses for operators, which answer under any load. */
export const forOperators = {
  live: '/health/live',
  ready: '/health/ready',
  metrics: '/metrics',
  version: '/version',
} as const
