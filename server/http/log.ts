import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** One JSON line for each thing that happens. What could tell who somebody is, or let somebody in, never gets in. */
export const openLog = (to: DestinationStream): Log =>
  pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'password',
          'newPassword',
          'token',
          'otp',
          'authorization',
          'email',
          'mobile',
          '*.password',
          '*.token',
          '*.otp',
          '*.email',
          '*.mobile',
        ],
        censor: '…',
      },
    },
    to,
  )
