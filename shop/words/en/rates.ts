import type { Sentences } from '#shop/refusals.ts'
import type { RateRefusal } from '#shop/staff/counter-refusals.ts'
import type { Misfit } from '#shop/words/catalogue/rate-paste.ts'
import { counterWords } from './counter.ts'

/** The rate sheet at the counter, and its history. */
export const ratesWords = {
  title: counterWords.rates,
  history: 'History of rates',
  lead: 'What you type is kept as a draft that all of the counter sees. Shoppers see it once it is published; placed orders keep their rates.',
  keys: 'By keyboard: type over a rate, Enter or the down arrow for the next one, the up arrow for the one before, Page Down for the next fish. Escape takes back what was typed, and once more today’s rate. Ctrl and Enter looks over the whole sheet. A column or a block of a spreadsheet can be pasted into any rate.',
  table: 'All rates',
  columns: { pack: 'Pack', today: 'Today', next: 'New rate', change: 'Change' },
  notSold: 'not sold for now',
  /** of a field: 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg' */
  cell: (title: string, size: string, pack: string) => [title, size, pack].filter((word) => word !== '').join(', '),
  pack: (size: string, pack: string) => (size === '' ? pack : `${size}, ${pack}`),
  mark: 'changed',
  dearer: (by: string, percent: string) => `${by} dearer, ${percent} %`,
  cheaper: (by: string, percent: string) => `${by} cheaper, ${percent} %`,
  asksOwner: 'more than a quarter in a day: the owner publishes it',
  changedSince: (was: string, today: string) => `Changed elsewhere meanwhile: from ${was} to ${today}`,
  perKilo: (pack: string) => `costs more for its weight than ${pack}`,
  notARate: 'This is no rate. Type rupees, like 1850 or 1,850.50.',

  none: 'No rate is changed.',
  changed: (count: number) => (count === 1 ? '1 rate is changed.' : `${count} rates are changed.`),
  saving: 'Saving...',
  saved: (who: string, when: string) => `Saved as a draft, last by ${who} at ${when}.`,
  savedNow: 'Saved as a draft.',
  unsent: 'Not saved yet: the shop cannot be reached. It is tried again by itself.',
  unsaved: 'Not saved yet.',
  met: (who: string, when: string, count: number) =>
    `${who} changed the sheet at ${when}: ${count === 1 ? '1 rate' : `${count} rates`}. It stands here now, together with what you typed.`,
  clash: (cell: string, theirs: string, yours: string) => `${cell}: ${theirs} there, ${yours} here. Yours stands.`,
  asToday: 'as today',
  ok: 'Understood',

  moveSpecies: 'Which rates',
  moveAll: 'All fish',
  moveBy: 'Move by',
  moveHint: 'Like +50, -20 or +5 %. A percent ends at a whole rupee.',
  move: 'Move them',
  moveWrong: 'Type a sign and an amount: +50, -20 or +5 %.',
  moved: (species: string, by: string, count: number) =>
    `${species}: ${by} on ${count === 1 ? '1 rate' : `${count} rates`}.`,
  moveTooFar: (cells: number) =>
    cells === 1
      ? 'Nothing was moved: 1 rate would be none any more.'
      : `Nothing was moved: ${cells} rates would be none any more.`,
  clear: 'Take all changes back',
  cleared: 'All changes are taken back.',
  undo: 'Undo',
  undone: 'Undone.',
  copy: 'Copy the sheet for a spreadsheet',
  copied: (count: number) =>
    `${count} lines are copied: fish, size, pack, rate. They can be pasted back into any rate.`,
  notCopied: 'This browser copies nothing by itself.',

  pasted: (rates: number, changes: number) =>
    `${rates === 1 ? '1 rate' : `${rates} rates`} pasted, ${changes === 0 ? 'none' : changes} of them changed.`,
  misfits: (count: number) => (count === 1 ? '1 entry does not fit:' : `${count} entries do not fit:`),
  misfit: (misfit: Misfit) => `Line ${misfit.line}: ${why(misfit)}`,
  andMore: (count: number) => `and ${count} more`,

  look: 'Look over and publish',
  lookHead: (count: number) => (count === 1 ? '1 rate changes' : `${count} rates change`),
  wrongFirst: (count: number) =>
    count === 1 ? '1 cell holds no rate. Look at it first.' : `${count} cells hold no rate. Look at them first.`,
  rate: 'Rate of',
  before: 'Old',
  isFirst: 'first rate',
  after: 'New',
  percent: '%',
  signed: (percent: string) => (percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`),
  isBig: 'more than a quarter in a day',
  showNow: 'Show it as it is now',
  nothingSold: 'not in the shop any more',
  stale: (count: number) =>
    count === 1
      ? '1 rate was changed elsewhere since it was typed here.'
      : `${count} rates were changed elsewhere since they were typed here.`,
  looked: 'Keep what was typed here, against the rates of today',
  big: (count: number) =>
    count === 1
      ? '1 rate moves by more than a quarter in a day. You are asked for your passkey.'
      : `${count} rates move by more than a quarter in a day. You are asked for your passkey.`,
  publishNow: 'Publish now',
  publishing: 'Publishing...',
  keep: 'Back to the sheet',
  at: 'Publish by itself at',
  atHint: 'By the clock in Mumbai, within the next 14 days.',
  plan: 'Plan it',
  notAMoment: 'Choose a day and a time.',
  published: (count: number) =>
    count === 1 ? '1 rate is published. Shoppers see it now.' : `${count} rates are published. Shoppers see them now.`,
  planned: (count: number, when: string) =>
    count === 1
      ? `1 rate is published by itself on ${when}.`
      : `${count} rates are published by themselves on ${when}.`,

  waiting: 'Planned sheets',
  waits: (when: string, count: number) => `${when}: ${count === 1 ? '1 rate' : `${count} rates`}`,
  plannedBy: (who: string) => `planned by ${who}`,
  stuck:
    'Not published: a rate had changed since this was planned, or would have moved by more than a quarter. Take it back, check it, and publish.',
  rates: 'Its rates',
  fromTo: (was: string, now: string) => `${was} → ${now}`,
  takeBack: 'Take back',
  takeBackOf: (when: string) => `Take back the sheet of ${when}`,
  takenBack: 'Taken back: its rates stand in the draft again, under what is typed there.',

  product: 'Fish',
  everything: 'All fish',
  show: 'Show',
  when: 'When',
  who: 'Who',
  older: 'Older',
  newest: 'Back to the newest',
  noHistory: 'No rate was changed yet.',
  toSheet: 'Back to the sheet',
  byCommand: 'a command of the operator',
} as const

function why(misfit: Misfit): string {
  if (misfit.why === 'no-rate') return `“${misfit.text}” is no rate.`
  return misfit.why === 'twice' ? 'this rate stands above already.' : 'the sheet has no such rate.'
}

export const rateRefusals = {
  'rates-changed-since': () =>
    'A rate or a product changed since you looked. Look at the rates again, then open the shop.',
  'rate-sheet-changed': () => 'Somebody else has changed the sheet meanwhile. What you typed is still here.',
  'rate-sheet-empty': () => 'No rate of the sheet is another one than today.',
  'rates-changed': ({ count }) =>
    count === 1
      ? '1 rate was changed elsewhere since the sheet was written. Look at it, then publish.'
      : `${count} rates were changed elsewhere since the sheet was written. Look at them, then publish.`,
  'no-such-rate': () => 'The sheet has a rate of something that the shop does not sell.',
  'rates-need-owner': ({ count }) =>
    count === 1
      ? '1 rate moves by more than a quarter in a day: the owner publishes this sheet. It is kept as it is.'
      : `${count} rates move by more than a quarter in a day: the owner publishes this sheet. It is kept as it is.`,
  'rates-too-late': () => 'Choose a time from now on, within the next 14 days.',
  'no-such-rate-sheet': () => 'There is no such rate sheet.',
  'rate-sheet-settled': () => 'This sheet is published or called off already.',
} as const satisfies Sentences<RateRefusal>
