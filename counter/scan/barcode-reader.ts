/** Looks for a barcode in what a video shows at this moment. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string | undefined>

/** As browsers have it that can read barcodes; the compiler's list of the browser lacks it. */
interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  var BarcodeDetector:
    | ((new (wanted: {
        formats: readonly string[]
      }) => BarcodeDetector) & { getSupportedFormats(): Promise<readonly string[]> })
    | undefined
}

const format = 'code_128'

/** The browser's own reader where it has one; every other device fetches ours, once. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const own = globalThis.BarcodeDetector
  // some browsers have the reader and read nothing with it
  if (own === undefined || !(await own.getSupportedFormats()).includes(format)) {
    const { openZxing } = await import('./zxing.ts')
    return openZxing()
  }
  const detector = new own({ formats: [format] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}
