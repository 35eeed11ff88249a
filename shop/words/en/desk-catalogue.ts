import type { Cut } from '#shop/catalogue/cuts.ts'
import type { Wrong, WrongCell, WrongField } from '#shop/catalogue/wrong.ts'
import { paise, readable } from '#shop/money.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { CatalogueRefusal } from '#shop/staff/counter-refusals.ts'
import { counterWords } from './counter.ts'

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)
const errors = (count: number) => (count === 1 ? '1 error' : `${count} errors`)
const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

/** What the fields of a form are called, as its refusals name them too: 'sizes.0.label' is a label of 'sizes.label'. */
export const catalogueFields = {
  name: 'Web address after /list/',
  title: 'Name',
  localName: 'Name in Mumbai',
  marathi: 'Name in Marathi',
  hindi: 'Name in Hindi',
  keywords: 'Other names people search for',
  description: 'Description',
  intro: 'Sentence above its list',
  tagline: 'A few words on the home page',
  lossPercent: 'Cleaning loss %',
  fewBones: 'Few bones',
  onSale: 'On sale',
  goesWith: 'Goes well with',
  picture: 'Photo',
  line: 'Short description',
  cut: 'How it is sold',
  slug: 'Web address after /fish/',
  cleaning: 'Cleaning options',
  labelWeight: 'Weight on the label',
  grade: 'Our grade, of 5',
  species: 'Species',
  sizes: 'Sizes',
  'sizes.label': 'Size',
  'sizes.piecesPerKilo': 'Pieces per kg',
  'sizes.kilosEach': 'Weight of one piece (kg)',
  'sizes.weights': 'Packs',
  'sizes.rates': 'Rate',
  slideTitle: 'Title on the photo',
  slideLine: 'Line below the title',
} as const

export const deskCatalogueWords = {
  title: counterWords.catalogue,
  lead: 'What the shop sells, in menu order. Your changes are on every page within two seconds.',
  kinds: 'Species, in menu order',
  sold: (sold: number, takenOff: number) =>
    takenOff === 0 ? `${products(sold)} on sale` : `${products(sold)} on sale, ${takenOff} removed`,
  off: 'Removed',
  notToday: 'Not today',
  addKind: 'Add a fish',
  newKind: 'New fish',
  newFishLead: 'Everything in one go: photo, names, sizes and rates. Nothing is in the shop until you publish.',
  names: 'Names',
  about: 'About this fish',
  productNo: (nr: number) => `Product ${nr}`,
  addWay: 'Add another product of this fish',
  inProduct: (nr: number, sentence: string) => `Product ${nr}: ${sentence}`,
  files: 'Import / export',
  change: 'Change',
  changeOf: (title: string) => `Change ${title}`,
  toShop: 'See it in the shop',
  productsOf: (kind: string) => `Products of ${kind}, in list order`,

  up: 'Up',
  down: 'Down',
  upOf: (title: string) => `Move ${title} up`,
  downOf: (title: string) => `Move ${title} down`,
  movedTo: (title: string, place: number, of: number) => `${title} is now number ${place} of ${of}.`,
  unsaved: 'Sequence changed, not saved yet.',
  saveOrder: 'Save sequence',
  savingOrder: 'Saving...',
  orderSaved: 'Sequence saved.',
  leaveOrder: 'Discard changes',

  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved and live in the shop.',
  add: 'Publish',
  adding: 'Publishing...',
  facts: 'How it is sold',
  inOthers: 'Hindi and Marathi',
  inOthersLead: 'Texts missing in a language appear in English on its pages. Nothing here is required.',
  unsaid: (texts: string) => `Missing: ${texts}. Shown in English.`,
  allSaid: 'Complete.',
  inLanguage: (label: string, language: string) => `${label} (${language})`,
  lastChanged: (who: string, day: string) => `Last changed by ${who}, ${day}`,
  asOpened: 'Not changed since the shop opened',
  byCommand: 'operator’s command',

  meanwhile: (who: string, when: string) =>
    `${who} has changed this (${when}). What you typed is still here. Check their changes, then save again to replace them with yours.`,
  meanwhileNobody: 'This has been changed. What you typed is still here. Check it, then save again.',
  theirs: (label: string, value: string) => `${label}: ${value === '' ? 'empty' : value}`,
  yesOrNo: (is: boolean) => (is ? 'yes' : 'no'),

  kindOff: 'While removed, none of its products are shown or sold. Nothing is deleted; orders and reviews keep it.',
  productOff: 'While removed, it is not shown or sold. Nothing is deleted; orders and reviews keep it.',
  waits: 'Waiting for approval',
  productWaits: 'The owner has to approve the rates of this product. Until then it is not in the shop.',
  approve: 'Approve rates & sell',

  hints: {
    name: 'Small letters, digits and hyphens. You cannot change it later.',
    slug: 'Small letters, digits and hyphens. The old address will lead to the new one.',
    title: 'As in the menu, such as ‘King Fish (Surmai)’.',
    productTitle: 'As on its page, such as ‘Whole Silver Pomfret (Paplet)’.',
    keywords: 'One per line, in any language. The names above are found anyway.',
    description: 'Leave an empty line for a new paragraph.',
    lossPercent: 'About how much of a whole fish is lost in cleaning.',
    grade: 'Shown until there are reviews.',
    goesWith: 'In the order they are shown.',
    sizes:
      'In the order shown on the product page. If there is only one size, leave its name empty. Leave pieces and weight empty if you do not know them. For a pack already on sale, change the rate on the rate sheet.',
  },
  specified: (address: string) => `Its address is ${address} and cannot be changed.`,
  cuts: { whole: 'Whole', cut: 'Cut and cleaned', marinated: 'Marinated' } satisfies Record<Cut, string>,
  labelWeights: { gross: 'before cleaning', net: 'as packed' },
  sizeNo: (nr: number) => `Size ${nr}`,
  to: 'to',
  upTo: (label: string) => `${label}, up to`,
  usual: 'Default size on its page',
  soldAt: (rate: string) => `${rate} today`,
  rateOf: (weight: string) => `Rupees for ${weight}`,
  addSize: 'Add a size',
  removeSize: (name: string) => `Remove ${name}`,

  preview: 'As customers see it',
  previewNoName: 'No name yet',
  previewNoRate: 'No rate yet',
  sizesFromTo: (first: string, last: string) => `${first} to ${last}`,

  choosePicture: 'Choose a photo',
  noPicture: 'No photo; its name is shown instead',
  sent: 'Uploaded by staff',
  ours: 'Supplied with the shop',
  sendOne: 'Upload a photo',

  fieldWrong: (label: string, place: string, sentence: string) => `${label}${place}: ${sentence}`,
  ofSize: (nr: number) => ` of size ${nr}`,

  filesTitle: 'Import / export',
  filesLead: 'The whole catalogue as a file, to open in a spreadsheet, keep as a copy, or move to another shop.',
  out: 'Export',
  outCsv: 'Download as CSV, for spreadsheets',
  outJson: 'Download as JSON, for other shops',
  in: 'Import',
  inLead: 'What is in the file is added or changed; the rest stays. You see the changes before anything is saved.',
  ownerOnly: 'Only an owner can import a file.',
  file: 'File',
  fileHint: 'Excel (.xlsx, up to 5 MB), CSV or JSON, in the columns of the CSV from here, up to 12 MB.',
  chooseOne: 'Choose a file first.',
  tooLong: 'This file is larger than 12 MB.',
  noText: 'This file is not UTF-8 text. Save it as .xlsx or ‘CSV UTF-8’.',
  look: 'Preview changes',
  looking: 'Reading...',
  nothingChanges: 'The file matches the shop. Nothing would change.',
  wouldChange: changes,
  wrongRows: (count: number) => `${errors(count)} in the file`,
  wrongLead: 'Correct them in the file and choose it again. Until then nothing is imported.',
  columnsOfWrong: { where: 'Line', row: 'Entry', field: 'Field', wrong: 'Error' },
  line: (line: number | undefined) => (line === undefined ? '–' : `line ${line}`),
  rowOfSheet: (row: number | undefined) => (row === undefined ? '–' : `Row ${row}`),
  columnsOfChanges: { title: 'Entry', change: 'Change', fields: 'Fields' },
  changes: { added: 'new', changed: 'changed', 'taken-off': 'removed', 'put-back': 'sold again' },
  whats: {
    species: 'Species',
    product: 'Product',
    'order-of-species': 'Menu sequence',
    'order-of-products': 'List sequence',
    home: 'Home page',
  },
  firstOf: (shown: number, all: number) => `First ${shown} of ${all}.`,
  becomes: (field: string, was: string, becomes: string) => `${field}: ${was || 'empty'} → ${becomes || 'empty'}`,
  picturesMissing: (names: string) => `Photos that this shop does not have: ${names}. The names will be shown instead.`,
  bringIn: (count: number) => `Import ${changes(count)}`,
  bringingIn: 'Importing...',
  broughtIn: (count: number) => `${changes(count)} imported.`,
  changedMeanwhile: 'The catalogue changed while you looked. Check the preview again.',
} as const

export const catalogueRefusals = {
  'catalogue-form': ({ count }) => (count === 1 ? '1 field needs correcting.' : `${count} fields need correcting.`),
  'catalogue-changed': () => 'Somebody else has changed this. What you typed is still here.',
  'no-such-species': () => 'The shop has no species with this name.',
  'order-incomplete': () => 'The list has changed. Reload the page, then arrange it again.',
  'product-waits': () => 'The owner has to approve the rates of this product before it is sold.',
  'import-wrong': ({ count }) => `${errors(count)} in the file. Nothing was imported.`,
} as const satisfies Sentences<CatalogueRefusal>

/** Where in a file. */
export const lineOfFile = (line: number): string => `line ${line}`

/** What to do about a field, beside it. */
const sentences: Readonly<Record<Wrong, (most: number) => string>> = {
  missing: () => 'Fill this in.',
  'too-long': (most) => `Up to ${most} letters.`,
  'too-many': (most) => `Up to ${most}.`,
  'too-few': (most) => `At least ${most}.`,
  number: (most) => (most === 0 ? 'Enter a whole number that is possible here.' : `Enter a number up to ${most}.`),
  choice: () => 'Choose one from the list.',
  code: () => 'Use small letters, digits and single hyphens, with at least one letter, such as ‘tiger-prawns’.',
  text: () => 'Use one line of text, without control characters.',
  span: () => 'Enter two numbers, the smaller one first.',
  twice: () => 'This is listed twice.',
  'label-missing': () => 'If there is more than one size, each needs a name.',
  taken: () => 'This name is or was taken. Names in web addresses are never reused, so choose another.',
  unknown: () => 'The shop has nothing with this name.',
  specified: () => 'The address of this product is fixed and cannot be changed.',
  'species-fixed': () => 'A product cannot move to another species, because its stock and batches belong to it.',
  rate: () => 'This is not a valid rate. Write digits, such as 1800.',
  'rate-missing': () => 'Enter the rate.',
  'rate-sold': () => 'This is already on sale. Change its rate on the rate sheet.',
  'rate-far': (last) =>
    `This was sold at ${readable(paise(last))}. Enter a rate near that. A change of more than 25 % is made on the rate sheet, and the owner publishes it.`,
  'weight-missing': () => 'Choose at least one weight it is sold in.',
  'size-in-stock': () => 'The removed size still has tracked stock or orders. Clear its stock in Kilos first.',
  columns: () => 'The first line does not have this column, or has it twice.',
  format: () => 'This is not a catalogue file of the shop. Export one and change that.',
  quotes: () => 'A quotation mark opens here and is not closed, or text follows right after it.',
  date: () => 'Excel has made this a date. Format the cell as Text, then type it again.',
  merged: () => 'Cells are merged here. Unmerge them, then fill in each one.',
  formula: () => 'The formula here shows no value. Type the value itself.',
  sheets: (count) => `${count} sheets of this workbook are filled in. Keep only the catalogue.`,
  'sheet-broken': () => 'This workbook cannot be read. Save it as .xlsx, without a password.',
  'file-too-large': () => 'This file is too large to be read: at most 5 MB and 12,000 rows. Import it in parts.',
  form: () => 'This is not in a form that the shop can read.',
}

export const wrongInWords = ({ wrong, most = 0 }: Pick<WrongField, 'wrong' | 'most'>): string => sentences[wrong](most)

/** The same, with what stands in the cell of a file. */
export const wrongCellInWords = ({ text, wrong, most = 0 }: WrongCell): string =>
  text === undefined
    ? wrongInWords({ wrong, most })
    : wrong === 'rate'
      ? `“${text}” is not a valid rate. Write digits, such as 1800.`
      : `“${text}”: ${wrongInWords({ wrong, most })}`
