/**
 * The order number as Code 128, in lines and not in dots: sharp at any size, and small. A picture's address.
 * The library takes 45 MB and a tenth of a second to load, so it waits for the first order.
 */
export async function barcodeOf(orderNumber: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node')
  const svg = toSVG({
    bcid: 'code128',
    text: orderNumber,
    height: barHeight,
    paddingwidth: quietZone,
    backgroundcolor: 'FFFFFF',
  })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** millimetres */
const barHeight = 12

/** The standard asks for ten bars' width of white on each side, or scanners miss the start. */
const quietZone = 10
