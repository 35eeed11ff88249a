/** Finding an order: by typing, by a scanner, by the camera. */
export const scanWords = {
  title: 'Find an order',
  search: 'Find an order',
  hint: 'Number, name or telephone. A scanner works anywhere on the page.',
  find: 'Find',
  none: (typed: string) => `Nothing was found for '${typed}'. Try the number on the slip, or a part of the name.`,
  reach: (newest: number) =>
    `A whole number or telephone is looked for among all orders; a name, or a part of these, among the newest ${newest.toLocaleString('en-IN')}.`,
  found: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  camera: 'Scan with the camera',
  cameraHead: 'Hold the barcode before the camera',
  cameraWaits: 'The camera is being opened …',
  cameraRefused: 'The camera could not be opened. Allow it for this page, or type the number.',
  close: 'Close',
  notHere: (scanned: string) => `No order on this page has the number ${scanned}.`,
} as const
