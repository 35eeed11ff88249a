import type { PictureRefusal } from '#shop/staff/counter-refusals.ts'
import type { Sentences } from '#shop/refusals.ts'

const inMegapixels = (width: number, height: number) => Math.round((width * height) / 100_000) / 10

/** What stands against a picture that staff send: the cause, and what to do. */
export const pictureRefusals = {
  'picture-heic': () =>
    'This is a HEIC photograph, which few browsers show. On an iPhone choose Settings, Camera, Formats, ‘Most Compatible’, and take it again; elsewhere save it as JPEG.',
  'picture-drawn': () =>
    'This is a drawing (SVG), which can carry a program. Send a photograph as JPEG, PNG, WebP or AVIF.',
  'picture-moves': () =>
    'This picture moves (GIF, or several in one file). Send a single photograph as JPEG, PNG, WebP or AVIF.',
  'picture-unknown': () => 'This file is no photograph that the shop can read. Send a JPEG, PNG, WebP or AVIF.',
  'picture-too-heavy': ({ megabytes }) =>
    `The file has more than ${megabytes} MB. Save it with a lower quality, or take it with a lower resolution.`,
  'picture-too-many-dots': ({ width, height }) =>
    `The picture has ${width} by ${height} dots, ${inMegapixels(width, height)} megapixels; 20 are the most. Choose a lower resolution in the camera’s settings.`,
  'picture-too-small': ({ width, height }) =>
    `The picture has ${width} by ${height} dots only, and would be blurred. It needs at least 768 by 576.`,
  'picture-broken': () => 'The picture is damaged, or a part of it is missing. Send it once more, or take another one.',
  'picture-too-hard': () =>
    'The picture could not be read within 10 seconds. Save it once more as JPEG with a photo program, and send that.',
  'picture-undescribed': ({ longest }) =>
    `Say what the picture shows, in 3 to ${longest} letters: who cannot see it has it read out.`,
  'pictures-waiting': () => 'The shop has its hands full just now. Send this picture again in a minute.',
  'no-such-picture': () => 'There is no picture of this name.',
  'picture-described-meanwhile': () => 'Somebody else has described this picture meanwhile. Load the page again.',
} as const satisfies Sentences<PictureRefusal>
