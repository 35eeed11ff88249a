/** Announced when a printer is set, or a job of it moves on. */
export const printersTopic = 'printers'
