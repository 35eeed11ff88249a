import { useEffect, useRef, useState } from 'react'
import { productPicture } from '#shop/catalogue/picture-rules.ts'
import { deskPicturesWords } from '#words/desk-pictures.ts'

const width = 480
const height = width / productPicture.aspect

/** The middle of a photograph, as it will be cut. What this browser cannot draw shows nothing: the shop decides. */
export function CutPreview({ file }: { file: File }) {
  const ref = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<File>()
  useEffect(() => {
    let isOver = false
    void draw(file, () => (isOver ? null : ref.current)).then((done) => done && !isOver && setDrawn(file))
    return () => {
      isOver = true
    }
  }, [file])
  return (
    <figure className="cut-preview" hidden={drawn !== file}>
      <canvas ref={ref} width={width} height={height} />
      <figcaption className="muted">{deskPicturesWords.willBeCut}</figcaption>
    </figure>
  )
}

async function draw(file: File, canvasNow: () => HTMLCanvasElement | null): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file)
    const pen = canvasNow()?.getContext('2d')
    const scale = Math.max(width / bitmap.width, height / bitmap.height)
    const [wide, high] = [bitmap.width * scale, bitmap.height * scale]
    pen?.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high)
    bitmap.close()
    return pen !== undefined && pen !== null
  } catch {
    return false
  }
}
