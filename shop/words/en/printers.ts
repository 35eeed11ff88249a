import type { JobState } from '#shop/printers/jobs.ts'
import type { PrinterLanguage, PrinterPaper } from '#shop/printers/printers.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { PrinterRefusal } from '#shop/staff/counter-refusals.ts'

/** What only the shop's own printers write on paper, in the language of its customer. */
export const printedWords = {
  replacesWeight: (grams: string) => `Replaces ${grams} g`,
} as const

/** The page of the shop's printers, and what stands where something is printed. */
export const printerWords = {
  lead: 'Slips and labels come out of these printers without a dialog.',
  none: 'No printer yet. Until then slips and labels are printed from the browser.',
  ownerOnly: 'Only the owner can add or change a printer.',
  hosted:
    'The shop and the printer must be in the same network. A shop hosted on the internet cannot reach a printer in your shop. Print from the browser there, and start Chrome with --kiosk-printing to print without a dialog.',
  add: 'Add printer',
  change: (name: string) => `Change ${name}`,
  name: 'Printer name',
  nameHint: 'Such as Packing table',
  paper: 'Prints',
  papers: { slip: 'Slips', label: 'Labels' } satisfies Record<PrinterPaper, string>,
  size: 'Paper size',
  millimetres: (size: string) => `${size} mm`,
  language: 'Printer language',
  languages: { escpos: 'ESC/POS', tspl: 'TSPL', zpl: 'ZPL' } satisfies Record<PrinterLanguage, string>,
  address: 'Address',
  addressHint: 'Such as 192.168.1.50:9100, or /dev/usb/lp0 for a printer on a cable',
  answers: 'The printer reports paper and cover',
  answersHint: 'Turn this off if Print a test says that the printer does not answer although paper comes out.',
  byItself: {
    slip: 'Print the slip when an order is packed',
    label: 'Print the label when a weight is saved',
  } satisfies Record<PrinterPaper, string>,
  onlyAsked: 'Prints at a press',
  save: 'Save printer',
  saving: 'Saving...',
  saved: (name: string) => `${name} saved.`,
  remove: (name: string) => `Remove ${name}`,
  removeAsk: (name: string) => `Remove ${name}? What waits for it will not be printed.`,
  removeYes: 'Yes, remove it',
  cancel: 'Cancel',
  removed: (name: string) => `${name} removed.`,
  test: 'Print a test',
  testOf: (name: string) => `Print a test on ${name}`,
  testPaper: 'Test',
  waiting: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
  notPrinted: 'Not printed',
  slipOf: (order: string) => `Slip of ${order}`,
  labelOf: (order: string, line: number) => `Label of ${order}, item ${line}`,

  print: { slip: 'Print slip', label: 'Print label' } satisfies Record<PrinterPaper, string>,
  printLine: (fish: string) => `Print label: ${fish}`,
  again: 'Print again',
  discard: 'Discard',
  discardAll: 'Discard all',
  discardAllOf: (name: string) => `Discard all that was not printed on ${name}`,
  asked: 'Was it printed?',
  yes: 'Yes',
  no: 'No',
  fromBrowser: 'Print from this browser',
  states: {
    slip: {
      waiting: 'Slip waiting for the printer',
      sending: 'Slip printing',
      printed: 'Slip printed',
      sent: 'Slip sent to the printer',
    },
    label: {
      waiting: 'Label waiting for the printer',
      sending: 'Label printing',
      printed: 'Label printed',
      sent: 'Label sent to the printer',
    },
    test: {
      waiting: 'Test waiting for the printer',
      sending: 'Test printing',
      printed: 'Test printed',
      sent: 'Test sent to the printer',
    },
  },
  stopped: {
    'no-paper': 'Stopped: no paper. The rest may still come out',
    'cover-open': 'Stopped: cover open. The rest may still come out',
  },
  ends: {
    'no-paper': 'Not printed: no paper',
    'cover-open': 'Not printed: cover open',
    'no-answer': 'Not printed: the printer does not answer',
    refused: 'Not printed: no printer found at its address',
    fault: 'Not printed: the printer reports a fault',
    'not-allowed': 'Not printed: the shop may not print at this address',
    'not-drawn': 'Not printed: the shop could not draw it',
    'not-printed': 'Not printed',
    unknown: 'The printer’s answer was lost',
    dropped: 'Discarded',
  } satisfies Record<Exclude<JobState, 'waiting' | 'sending' | 'printed' | 'sent'>, string>,
} as const

/** What stands against setting a printer, or printing on one. */
export const printerRefusals = {
  'no-printer-address': () => 'Enter the address as 192.168.1.50:9100 or /dev/usb/lp0.',
  'printer-port': () => 'A printer’s port is 9100 to 9109.',
  'printer-file': () => 'A printer on a cable is /dev/usb/lp0, /dev/usb/lp1 and so on.',
  'printer-network': () =>
    'The shop does not print at this address. It must be in the shop’s own network (PRINTER_NETWORKS).',
  'printer-form': () => 'This paper and printer language do not go together. Slips need ESC/POS.',
  'printer-changed': () => 'Somebody has just changed this printer. Check it and save again.',
  'no-such-printer': () => 'This printer was removed.',
  'no-printer-set': () => 'No printer is set for this. Print from the browser.',
  'nothing-to-print': () => 'There is nothing to print yet. The label comes once the item is weighed.',
  'no-such-print': () => 'This print was not found.',
  'print-over': () => 'This print is under way or has ended.',
  'printer-full': () => 'Too much is waiting for this printer. Check it first.',
} as const satisfies Sentences<PrinterRefusal>
