/** What a printer of the shop prints: a slip goes with the bag, a label on each pack. */
export const printerPapers = ['slip', 'label'] as const
export type PrinterPaper = (typeof printerPapers)[number]

/** What a printer understands. All print a picture; each wants another envelope around it. */
export const printerLanguages = ['escpos', 'tspl', 'zpl'] as const
export type PrinterLanguage = (typeof printerLanguages)[number]

/** Rolls for slips, by their width; labels by width and height, in millimetres. */
export const slipSizes = ['80', '58'] as const
export const labelSizes = ['50x40', '60x40', '75x50', '100x50'] as const
export const paperSizes = [...slipSizes, ...labelSizes] as const
export type PaperSize = (typeof paperSizes)[number]

/** Whether a printer for this paper can have this size and language: a roll of slips is printed by ESC/POS alone. */
export const isPossible = ({
  paper,
  size,
  language,
}: {
  readonly paper: PrinterPaper
  readonly size: PaperSize
  readonly language: PrinterLanguage
}): boolean =>
  paper === 'slip'
    ? (slipSizes as readonly string[]).includes(size) && language === 'escpos'
    : (labelSizes as readonly string[]).includes(size)

/** Of 203 to the inch, as nearly all of these printers have. */
export const dotsPerMillimetre = 8

/** What can be printed on, in dots. A roll has a margin that no head reaches; it is as long as what stands on it. */
export function dotsOf(size: PaperSize): { readonly wide: number; readonly high: number | undefined } {
  if (size === '58') return { wide: 384, high: undefined }
  if (size === '80') return { wide: 576, high: undefined }
  const [wide = 0, high = 0] = size.split('x').map(Number)
  return { wide: wide * dotsPerMillimetre, high: high * dotsPerMillimetre }
}

/** How wide the paper is, as people say it: '80 mm', '50 x 40 mm'. */
export const millimetresOf = (size: PaperSize): string => size.replace('x', ' × ')

/** Where a printer is: a host in the network, or a printer at a cable of the shop's own machine. */
export type PrinterAddress =
  | { readonly kind: 'network'; readonly host: string; readonly port: number }
  | { readonly kind: 'cable'; readonly file: string }

export type AddressRefused = 'no-printer-address' | 'printer-port' | 'printer-file'

const lowestPort = 9100
const highestPort = 9109

/**
 * What was typed as the address of a printer. Only the ports that printers listen on, and only the files that Linux makes for
 * them: an address leads to nothing else in the shop's network or machine.
 */
export function addressTyped(typed: string): PrinterAddress | { readonly refused: AddressRefused } {
  const text = typed.trim()
  if (text.startsWith('/'))
    return /^\/dev\/usb\/lp[0-9]{1,2}$/.test(text) ? { kind: 'cable', file: text } : { refused: 'printer-file' }
  const [, host, port] = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?):([0-9]{1,5})$/i.exec(text) ?? []
  if (host === undefined || host.length > 253) return { refused: 'no-printer-address' }
  const number = Number(port)
  if (number < lowestPort || number > highestPort) return { refused: 'printer-port' }
  return { kind: 'network', host: host.replace(/^\[|\]$/g, '').toLowerCase(), port: number }
}
