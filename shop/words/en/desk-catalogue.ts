import type { Cut } from '#shop/catalogue/product.ts'
import type { Wrong, WrongField } from '#shop/catalogue/wrong.ts'
import { paise, readable } from '#shop/money.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { CatalogueRefusal } from '#shop/staff/counter-refusals.ts'
import { counterWords } from './counter.ts'

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)
const places = (count: number) => (count === 1 ? '1 place' : `${count} places`)

/** What the fields of a form are called, as its refusals name them too: 'sizes.0.label' is a label of 'sizes.label'. */
export const catalogueFields = {
  name: 'Address at /list/',
  title: 'Name',
  localName: 'Name in Mumbai',
  marathi: 'Name in Marathi',
  hindi: 'Name in Hindi',
  keywords: 'Other names that people search by',
  description: 'What is told of it on the page',
  intro: 'A sentence at the head of its list',
  tagline: 'A few words on the home page',
  lossPercent: 'Lost in cleaning, of 100',
  fewBones: 'Few bones',
  goesWith: 'Offered beside it',
  picture: 'Picture',
  line: 'A line under the name',
  cut: 'How it is sold',
  slug: 'Address at /fish/',
  cleaning: 'Ways of cleaning that can be asked for',
  labelWeight: 'The weight on the label is',
  grade: 'Grade of the shop, of 5',
  species: 'Kind',
  sizes: 'Sizes',
  'sizes.label': 'Size',
  'sizes.piecesPerKilo': 'Pieces in a kilo',
  'sizes.kilosEach': 'Kilos that one weighs',
  'sizes.weights': 'Packs',
  'sizes.rates': 'Rate',
  slideTitle: 'Title on the picture',
  slideLine: 'The line below it',
} as const

export const deskCatalogueWords = {
  title: counterWords.catalogue,
  lead: 'What the shop sells, in the order of its menu. What you change is on every page within two seconds.',
  kinds: 'Kinds of fish, in the order of the menu',
  sold: (sold: number, takenOff: number) =>
    takenOff === 0 ? `${products(sold)} sold` : `${products(sold)} sold, ${takenOff} taken off`,
  off: 'Taken off',
  notToday: 'None today',
  addKind: 'Add a kind of fish',
  newKind: 'A new kind of fish',
  addProduct: 'Add a product',
  newProduct: (kind: string) => `A new product of ${kind}`,
  files: 'Files: out and in',
  change: 'Change',
  changeOf: (title: string) => `Change ${title}`,
  toShop: 'See it in the shop',
  productsOf: (kind: string) => `Products of ${kind}, in the order of its list`,
  noProducts: 'Nothing of it is sold yet.',

  up: 'Up',
  down: 'Down',
  upOf: (title: string) => `Move ${title} up`,
  downOf: (title: string) => `Move ${title} down`,
  movedTo: (title: string, place: number, of: number) => `${title} stands at place ${place} of ${of}.`,
  unsaved: 'The order is changed, and not saved yet.',
  saveOrder: 'Save the order',
  savingOrder: 'Saving …',
  orderSaved: 'The order is saved.',
  leaveOrder: 'Leave it as it was',

  save: 'Save',
  saving: 'Saving …',
  saved: 'Saved. It is in the shop.',
  add: 'Put it into the shop',
  adding: 'Adding …',
  texts: 'Names and texts',
  facts: 'How it is sold',
  inOthers: 'Hindi and Marathi',
  inOthersLead: 'What is not said in a language stands in English on its pages. Nothing here must be filled.',
  unsaid: (texts: string) => `Not said yet: ${texts}. English stands there.`,
  allSaid: 'All of it is said.',
  inLanguage: (label: string, language: string) => `${label} (${language})`,
  lastChanged: (who: string, day: string) => `Changed last by ${who}, ${day}`,
  asOpened: 'As the shop opened with it',
  byCommand: 'a command of the operator',

  meanwhile: (who: string, when: string) =>
    `${who} has changed this meanwhile (${when}). What you typed is still here. Look at what they changed, then save again: what you typed then takes its place.`,
  meanwhileNobody: 'This was changed meanwhile. What you typed is still here: look at it, then save again.',
  theirs: (label: string, value: string) => `${label}: ${value === '' ? 'nothing' : value}`,
  yesOrNo: (is: boolean) => (is ? 'yes' : 'no'),

  takeOff: 'Take it off',
  takeOffOf: (title: string) => `Take it off: ${title}`,
  putBack: 'Put it back',
  putBackOf: (title: string) => `Put it back: ${title}`,
  takenOff: (title: string) => `${title} is off: shown nowhere, sold to nobody. Orders and reviews keep it.`,
  isBack: (title: string) => `${title} is back in the shop.`,
  kindOff: 'Nothing of it is shown or sold while it is off. Nothing is ever deleted: orders and reviews keep it.',
  productOff: 'Off, it is shown nowhere and sold to nobody. Nothing is ever deleted: orders and reviews keep it.',
  waits: 'Waiting for approval',
  productWaits: 'The owner has to approve the rates of this product. Until then it is not in the shop.',
  approve: 'Approve rates & sell',
  approved: (title: string) => `${title} is in the shop.`,

  hints: {
    name: 'Small letters, digits and hyphens. It never changes again.',
    slug: 'Small letters, digits and hyphens. An old address leads to the new one.',
    title: 'As the menu says it: ‘King Fish (Surmai)’.',
    productTitle: 'As its page says it: ‘Whole Silver Pomfret (Paplet)’.',
    keywords: 'One on each line, in any language. The names above are found by themselves.',
    description: 'An empty line begins a new paragraph.',
    lossPercent: 'About how much of a whole one is lost when it is cleaned.',
    grade: 'It gives way to what people say, once there are reviews.',
    goesWith: 'In the order in which they are shown.',
    sizes:
      'In the order of its page. Where there is only one, leave its name empty. Pieces and kilos stay empty where nobody knows. A pack that is sold already changes its rate on the rate sheet.',
  },
  specified: (address: string) => `Its address is ${address}, and stays for ever.`,
  cuts: { whole: 'Whole', cut: 'Cut and cleaned', marinated: 'Marinated' } satisfies Record<Cut, string>,
  labelWeights: { gross: 'what the fish weighs before cleaning', net: 'what lies in the pack' },
  sizeNo: (nr: number) => `Size ${nr}`,
  to: 'to',
  upTo: (label: string) => `${label}, up to`,
  usual: 'A page opens with this size',
  soldAt: (rate: string) => `${rate} today`,
  rateOf: (weight: string) => `Rupees for ${weight}`,
  addSize: 'Add a size',
  removeSize: (name: string) => `Remove ${name}`,

  preview: 'As a shopper sees it',
  previewNoName: 'No name yet',
  previewNoRate: 'No rate yet',
  sizesFromTo: (first: string, last: string) => `${first} to ${last}`,

  choosePicture: 'Choose a picture',
  noPicture: 'No picture: its name stands there',
  sent: 'Sent by staff',
  ours: 'The shop came with',
  sendOne: 'Send a photograph for it',
  pictureChosen: 'The photograph is there, and chosen. Save to show it.',

  fieldWrong: (label: string, place: string, sentence: string) => `${label}${place}: ${sentence}`,
  ofSize: (nr: number) => ` of size ${nr}`,

  filesTitle: 'Files of the catalogue',
  filesLead:
    'The whole catalogue as a file: to look at it in a spreadsheet, to keep it, or to bring it to another shop.',
  out: 'Out',
  outCsv: 'Download as CSV, for spreadsheets',
  outJson: 'Download as JSON, for other shops',
  in: 'In',
  inLead:
    'What the file names is added or changed, what it does not name stays. Nothing changes before you have seen what would.',
  ownerOnly: 'Only an owner brings a file in.',
  file: 'File',
  fileHint: 'CSV or JSON as it is downloaded here, at most 12 MB.',
  chooseOne: 'Choose a file first.',
  tooLong: 'This file has more than 12 MB.',
  noText: 'This file is no text in UTF-8. Save it as ‘CSV UTF-8’.',
  look: 'See what would change',
  looking: 'Reading …',
  nothingChanges: 'The file says what the shop says already. Nothing would change.',
  wouldChange: (count: number) => (count === 1 ? '1 thing would change' : `${count} things would change`),
  wrongRows: (count: number) => `${places(count)} of the file ${count === 1 ? 'is' : 'are'} wrong`,
  wrongLead: 'Mend them in the file and choose it again. Until then nothing is brought in.',
  columnsOfWrong: { where: 'Where', row: 'What', field: 'Field', wrong: 'What is wrong' },
  line: (line: number | undefined) => (line === undefined ? 'no line' : `line ${line}`),
  columnsOfChanges: { title: 'What', change: 'Change', fields: 'Fields' },
  changes: { added: 'new', changed: 'changed', 'taken-off': 'taken off', 'put-back': 'put back' },
  whats: {
    species: 'Kind',
    product: 'Product',
    'order-of-species': 'Order of the menu',
    'order-of-products': 'Order of a list',
    home: 'Home page',
  },
  firstOf: (shown: number, all: number) => `The first ${shown} of ${all}.`,
  becomes: (field: string, was: string, becomes: string) => `${field}: ${was || 'nothing'} → ${becomes || 'nothing'}`,
  picturesMissing: (names: string) => `Pictures that this shop does not have: ${names}. Their names will stand there.`,
  bringIn: (count: number) => `Bring in ${count === 1 ? '1 change' : `${count} changes`}`,
  bringingIn: 'Bringing in …',
  broughtIn: (count: number) => (count === 1 ? '1 change is in the shop.' : `${count} changes are in the shop.`),
  changedMeanwhile: 'The catalogue was changed while you looked. Look at the file once more.',
} as const

export const catalogueRefusals = {
  'catalogue-form': ({ count }) =>
    count === 1 ? '1 field cannot stay as it is.' : `${count} fields cannot stay as they are.`,
  'catalogue-changed': () => 'Somebody else has changed this meanwhile. What you typed is still here.',
  'no-such-species': () => 'The shop knows no kind of fish of this name.',
  'order-incomplete': () => 'The list has changed meanwhile. Load the page again, then put it in order.',
  'product-waits': () => 'The owner has to approve the rates of this product before it is sold.',
  'import-wrong': ({ count }) =>
    count === 1
      ? '1 place of the file is wrong. Nothing was imported.'
      : `${count} places of the file are wrong. Nothing was imported.`,
} as const satisfies Sentences<CatalogueRefusal>

/** Where in a file. */
export const lineOfFile = (line: number): string => `line ${line}`

/** What to do about a field, beside it. */
const sentences: Readonly<Record<Wrong, (most: number) => string>> = {
  missing: () => 'Fill this in.',
  'too-long': (most) => `At most ${most} letters.`,
  'too-many': (most) => `At most ${most} of them.`,
  'too-few': (most) => `At least ${most} of them.`,
  number: (most) => (most === 0 ? 'Give a whole number that is possible here.' : `Give a number up to ${most}.`),
  choice: () => 'Choose one of those that are offered.',
  code: () => 'Small letters, digits and single hyphens between them, at least one letter: ‘tiger-prawns’.',
  text: () => 'One line of letters, without control characters.',
  span: () => 'Two numbers, the smaller one first.',
  twice: () => 'This stands here twice already.',
  'label-missing': () => 'Where there is more than one size, each has a name.',
  taken: () => 'Something else has, or had, this name. Names in addresses are never used again.',
  unknown: () => 'The shop knows nothing of this name.',
  specified: () => 'The address of this product is the specification’s and stays for ever.',
  'species-fixed': () => 'A product stays of its kind: its stock and batches are kept by it.',
  'rate-missing': () => 'Say what it costs.',
  'rate-sold': () => 'This is sold already: change its rate on the rate sheet.',
  'rate-far': (last) =>
    `This was sold at ${readable(paise(last))}. Bring it back near that: more than a quarter moves on the rate sheet, and the owner publishes it.`,
  'weight-missing': () => 'Choose at least one weight that it is sold in.',
  'size-in-stock': () => 'Fish of this size is counted in the cold room. Count it out first.',
  columns: () => 'The first line does not name this column, or names it twice.',
  format: () => 'This is no catalogue of the shop: export one, and change that.',
  quotes: () => 'A quotation mark opens here and never closes, or letters follow where it closes.',
  form: () => 'This is not in the form that the shop takes.',
}

export const wrongInWords = ({ wrong, most = 0 }: Pick<WrongField, 'wrong' | 'most'>): string => sentences[wrong](most)
