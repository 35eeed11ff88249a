import { useEffect, useRef, useState } from 'react'
import { canvasOf, jpegOf } from '#browser/draw-jpeg.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { mostPictureBytes, mostPictureDots, productPicture } from '#shop/catalogue/picture-rules.ts'
import type { DeskPicture } from '#shop/wire/staff/pictures.ts'
import { deskPicturesWords } from '#words/pictures.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { whyNotAlt, whyNotFile } from './why-not.ts'
import './pictures.css'

const width = 480
const height = width / productPicture.aspect

/** The middle of a photograph, as it will be cut. What this browser cannot draw shows nothing: the shop decides. */
function CutPreview({ file }: { file: File }) {
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

/** What leaves room for rounding: a picture of the whole width of a page has a quarter of these dots. */
const dots = 0.9 * mostPictureDots

/**
 * The photograph as it can be sent: a telephone makes them larger than the shop takes, and that one is drawn smaller here first. What
 * fits, or is no picture that this browser can draw, stays as it is: the shop says what is wrong with it.
 */
async function fitting(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file)
    const isFit = picture.width * picture.height <= mostPictureDots && file.size <= mostPictureBytes
    const scale = Math.min(1, Math.sqrt(dots / (picture.width * picture.height)))
    const canvas = isFit ? undefined : canvasOf(picture, scale)
    picture.close()
    if (canvas === undefined) return file
    return new File([await jpegOf(canvas, 0.9)], file.name, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    return file
  }
}

const checks = {
  file: (typed: string) => (typed === '' ? deskPicturesWords.chooseOne : undefined),
  alt: whyNotAlt,
}

/** Sends a photograph. What cannot be one is said before a slow line has carried it. `onSent` hears what the shop answered. */
export function SendPicture({ onSent }: { onSent?: (picture: DeskPicture) => void }) {
  const askAgain = useAskAgain()
  const [chosen, setChosen] = useState<File>()
  const send = useAct('addPicture')
  const kept = useRef<{ readonly of: File; readonly sent: File }>(undefined)
  const form = useForm(checks, async ({ alt }, fields): Promise<Outcome> => {
    const control = fields.elements.namedItem('file')
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined
    if (file === undefined) return { field: 'file', message: deskPicturesWords.chooseOne }
    const sent = (kept.current?.of === file ? kept.current.sent : undefined) ?? (await fitting(file))
    // the same photograph goes again as the same file: it is one act
    kept.current = { of: file, sent }
    const wrong = await whyNotFile(sent)
    if (wrong !== undefined) return { field: 'file', message: wrong }
    const answer = await send({ body: { alt }, file: sent })
    if (!answer.ok) return refusalOf(answer)
    fields.reset()
    setChosen(undefined)
    onSent?.(answer.body.picture)
    await askAgain()
    return { done: deskPicturesWords.sent }
  })
  return (
    <form className="stack desk-form needs-script" aria-labelledby="send-picture" {...form.events}>
      <h2 id="send-picture">{deskPicturesWords.send}</h2>
      <Field
        {...form.field('file')}
        label={deskPicturesWords.file}
        hint={deskPicturesWords.fileHint}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0])}
      />
      {chosen && <CutPreview file={chosen} />}
      <Field {...form.field('alt')} label={deskPicturesWords.alt} hint={deskPicturesWords.altHint} autoComplete="off" />
      <FormAnswer form={form} />
      <SendButton form={form} doing={deskPicturesWords.sending} look="quiet">
        {deskPicturesWords.send}
      </SendButton>
    </form>
  )
}
