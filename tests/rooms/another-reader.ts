import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
})

/** One byte a dot, from black to white. */
export interface GreyPicture {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** What a program of another maker reads from a picture: one text for each code of this kind, and none if it reads nothing. */
export async function readByAnother(
  kind: 'Code128' | 'QRCode',
  { data, width, height }: GreyPicture,
): Promise<string[]> {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [at, grey] of data.entries()) colours.fill(grey, 4 * at, 4 * at + 3)
  const picture = { data: colours, width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as ImageData
  return (await readBarcodes(picture, { formats: [kind] })).filter(({ isValid }) => isValid).map(({ text }) => text)
}
