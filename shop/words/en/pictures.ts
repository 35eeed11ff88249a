import type { Sentences } from '#shop/refusals.ts'
import type { PictureRefusal } from '#shop/staff/counter-refusals.ts'

/** What each picture shows, for those who do not see it. The picture itself lies under this name. */
export const picturesWords = {
  'banner-about':
    'Three whole silver pomfrets side by side on wet dark slate with crushed ice, in the first light of the morning.',
  'banner-contact': 'Lemon, lime, curry leaves, red chillies and peppercorns on wet slate.',
  'banner-lists': "The morning's catch on wet dark slate: a surmai, a pomfret, two bangda and two white prawns.",
  'cleaned-prawns':
    'Eight cleaned and deveined prawns, peeled, six with the tail left on, on dark slate with curry leaves and lemon.',
  'cut-bangda':
    'Two bangda (Indian mackerel) cleaned, heads off and cut into pieces, with two slices laid flat, on dark slate with curry leaves and lemon.',
  'cut-bombil':
    'Four bombil (Bombay duck) cleaned, heads off, three left long and one cut in three, on dark slate with curry leaves and lemon.',
  'cut-halwa':
    'One black pomfret cleaned and cut: head, four slices and the tail with its scutes, on dark slate with curry leaves and lemon.',
  'cut-pomfret':
    'A silver pomfret cleaned and cut: head, five slices and tail, on dark slate with curry leaves and lemon.',
  'hero-pomfret': 'A whole silver pomfret on wet dark slate, with ice and lemon beside it.',
  'hero-pomfret-tall': 'A whole silver pomfret on wet dark slate, with ice and lemon beside it.',
  'hero-prawns': 'Three whole white prawns on wet dark slate, with crushed ice and lemon.',
  'hero-prawns-tall': 'Three whole white prawns on wet dark slate, with crushed ice and lemon.',
  'hero-surmai':
    'A whole surmai (king fish) and three slices of another on wet dark slate, with lemon and curry leaves.',
  'hero-surmai-tall':
    'A whole surmai (king fish) and three slices of another on wet dark slate, with lemon and curry leaves.',
  lobster: 'One whole spiny lobster with its two long whip feelers on wet dark slate, with ice and lemon.',
  'marinated-bangda':
    'Three whole bangda (Indian mackerel), slit across and rubbed with red masala, on a banana leaf with lime and red chilli.',
  'marinated-bombil':
    'Four bombil (Bombay duck), heads off, in red masala and a rava crust, on a banana leaf with lime and red chillies.',
  'marinated-halwa':
    'Four slices and the tail of a black pomfret in red masala on a banana leaf, with lime wedges and red chillies.',
  'marinated-pomfret':
    'One whole silver pomfret, slit across and rubbed with red masala, on a banana leaf with lime and red chillies.',
  'marinated-prawns':
    'Eight peeled prawns in red masala, tails on, on a banana leaf with lime wedges and red chillies.',
  'marinated-surmai':
    'Five slices of surmai (king fish) in red masala on a banana leaf, with lime wedges and red chillies.',
  rawas: 'One whole rawas (Indian salmon), its thread fins under the breast fin, on wet dark slate with ice and lemon.',
  'recipe-garlic-butter-shrimp':
    'Nine pink prawns in garlic butter with chopped coriander, chilli flakes and lemon, in a black iron pan.',
  'recipe-lobster-thermidor':
    'One cooked red lobster, its back filled and browned with a cheese crust, with lemon and coriander on a stoneware plate.',
  'recipe-salmon-teriyaki':
    'Two portions of salmon in a dark teriyaki glaze with sesame, spring onion and steamed rice, on a stoneware plate.',
  'sliced-surmai':
    'Five slices of surmai (king fish) with the round bone in the middle, on dark slate with curry leaves and lemon.',
  'species-bangda': 'The blue-green backs and gold stripes of bangda (mackerel) on dark slate.',
  'species-bombil': 'The wide mouths and pale pink bodies of bombil (Bombay duck) on dark slate.',
  'species-halwa': 'The dark rounded head and shoulder of a halwa (black pomfret) on dark slate.',
  'species-lobster': 'The thorny head and thick feelers of a spiny lobster on dark slate.',
  'species-marinated-prawns': 'Peeled prawns in red masala on a green banana leaf.',
  'species-pomfret': 'The blunt silver head and sickle fin of a pomfret on dark slate.',
  'species-prawns': 'Three whole white prawns with saw-toothed beaks and long red feelers on dark slate.',
  'species-rawas': 'The blunt snout and thread fins of a rawas (Indian salmon) on dark slate.',
  'species-surmai': 'The pointed head, long jaw and wavy bars of a surmai (king fish) on dark slate.',
  'species-tiger-prawns': 'Tiger prawns with dark and buff bands on dark slate.',
  'tiger-prawns': 'Three whole tiger prawns with dark and buff bands on wet dark slate, with ice and lemon.',
  'whole-bangda': 'Three whole bangda (Indian mackerel) side by side on wet dark slate, with crushed ice and lemon.',
  'whole-bombil':
    'Four whole bombil (Bombay duck), soft and pale pink, laid in curves on wet dark slate with ice and lemon.',
  'whole-halwa': 'One whole black pomfret on wet dark slate, with crushed ice and two slices of lemon.',
  'whole-pomfret': 'One whole silver pomfret on wet dark slate, with crushed ice and two slices of lemon.',
  'whole-prawns': 'Three whole white prawns, heads and long red feelers on, on wet dark slate with ice and lemon.',
  'whole-surmai': 'One whole surmai (king fish) with its wavy bars on wet dark slate, with crushed ice and lemon.',
} as const

const inMegapixels = (width: number, height: number) => Math.round((width * height) / 100_000) / 10

/** Why a photo that staff send is refused: cause and cure. */
export const pictureRefusals = {
  'picture-heic': () =>
    'This is a HEIC photo, which few browsers can show. On an iPhone choose Settings, Camera, Formats, ‘Most Compatible’, and take it again. Elsewhere save it as JPEG.',
  'picture-drawn': () => 'This is a drawing (SVG), which can hide a program. Send a photo as JPEG, PNG, WebP or AVIF.',
  'picture-moves': () =>
    'This is a moving picture (GIF, or several in one file). Send a single photo as JPEG, PNG, WebP or AVIF.',
  'picture-unknown': () => 'We cannot read this file as a photo. Send a JPEG, PNG, WebP or AVIF.',
  'picture-too-heavy': ({ megabytes }) =>
    `The file is larger than ${megabytes} MB. Save it at a lower quality, or take it at a lower resolution.`,
  'picture-too-many-dots': ({ width, height }) =>
    `The photo has ${width} × ${height} pixels, ${inMegapixels(width, height)} megapixels. The maximum is 20. Choose a lower resolution in the camera’s settings.`,
  'picture-too-small': ({ width, height }) =>
    `The photo has only ${width} × ${height} pixels and would look blurred. It needs at least 768 × 576.`,
  'picture-broken': () => 'The photo is damaged, or a part of it is missing. Send it again, or take another one.',
  'picture-too-hard': () =>
    'The photo could not be read within 10 seconds. Save it again as JPEG with a photo app, and send that.',
  'picture-undescribed': ({ longest }) =>
    `Describe the photo in 3 to ${longest} letters. It is read out to blind customers.`,
  'pictures-waiting': () => 'The shop is very busy. Send this photo again in a minute.',
  'no-such-picture': () => 'No photo with this name was found.',
  'picture-described-meanwhile': () => 'Someone else has described this photo meanwhile. Reload the page.',
} as const satisfies Sentences<PictureRefusal>

export const deskPicturesWords = {
  title: 'Photos',
  lead: 'Photos of your own fish. For a product you can choose one of these, or one that came with the shop.',
  send: 'Upload a photo',
  file: 'Photo',
  fileHint:
    'JPEG, PNG, WebP or AVIF, up to 15 MB and 20 megapixels. Only the middle is shown, cropped to 4:3. Details of place and camera are removed.',
  alt: 'What it shows',
  altHint: 'For blind customers: ‘A whole catfish on ice, its whiskers to the left’.',
  willBeCut: 'It will be cropped like this.',
  sending: 'Uploading and resizing...',
  sent: 'Photo uploaded.',
  chooseOne: 'Choose a photo first.',
  list: 'Uploaded photos, newest first',
  none: 'No photos uploaded yet.',
  by: (name: string, day: string) => `${name}, ${day}`,
  byCommand: 'System command',
  describe: 'Save description',
  describing: 'Saving...',
  described: 'Saved. Blind customers will hear this from now on.',
} as const
