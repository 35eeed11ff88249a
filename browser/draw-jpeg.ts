/** A picture drawn anew, larger or smaller, without the camera's metadata: where and by whom it was taken. */
export function canvasOf(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

export const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((give, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture')) : give(blob)), 'image/jpeg', quality)
  })
