import type { Cut } from '#shop/catalogue/cuts.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { RateRefusal } from '#shop/staff/counter-refusals.ts'
import type { Misfit } from '#shop/words/catalogue/rate-paste.ts'
import { counterWords } from './counter.ts'

/** The rate sheet at the counter, and its history. */
export const ratesWords = {
  title: counterWords.rates,
  history: 'Rate history',
  historyShort: 'History',
  lead: 'What you type is saved as a draft that everyone at the counter sees. Customers see the new rates once you publish. Orders already placed keep their rates.',
  keys: 'Keyboard: type over a rate. Enter goes down a pack and on to the next one, Tab and the arrows go across and down, Page Down to the next fish. Escape undoes what you typed; press it again for today’s rate. Ctrl+Enter opens the review. You can paste a column or a block of a spreadsheet into any rate.',
  help: 'Help with rates',
  table: 'All rates',
  bought: 'Bought',
  boughtAt: (rate: string) => `bought ${rate}`,
  margin: 'Margin',
  ofHundred: (percent: string) => `${percent} %`,
  cuts: { whole: 'Whole', cut: 'Cut', marinated: 'Marinated' } satisfies Record<Cut, string>,
  oneSize: 'All sizes',
  notSold: 'not on sale now',
  /** of a field: 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg' */
  cell: (title: string, size: string, pack: string) => [title, size, pack].filter((word) => word !== '').join(', '),
  was: (rate: string) => `was ${rate}`,
  dearer: (by: string, percent: string) => `+${by} (+${percent} %)`,
  cheaper: (by: string, percent: string) => `−${by} (−${percent} %)`,
  asksOwner: 'more than 25 % in one day, the owner publishes it',
  changedSince: (was: string, today: string) => `Changed elsewhere from ${was} to ${today}`,
  notValid: 'not valid',
  notARate: 'This is not a valid rate. Enter rupees, such as 1850 or 1,850.50.',

  none: 'Nothing to publish.',
  changed: (count: number) => (count === 1 ? '1 rate changed.' : `${count} rates changed.`),
  saving: 'Saving...',
  saved: (who: string, when: string) => `Draft saved, last by ${who} at ${when}.`,
  savedNow: 'Draft saved.',
  unsent: 'Not saved yet. The shop cannot be reached; this page keeps trying.',
  unsaved: 'Not saved yet.',
  met: (who: string, when: string, count: number) =>
    `${who} changed ${count === 1 ? '1 rate' : `${count} rates`} at ${when}. You see them here now, with what you typed.`,
  clash: (cell: string, theirs: string, yours: string) => `${cell}: theirs ${theirs}, yours ${yours}. Yours is kept.`,
  asToday: 'same as today',
  ok: 'OK',

  many: 'Many at once',
  moveSpecies: 'Change',
  moveAll: 'All fish',
  by: 'by',
  moveBy: 'Change all by',
  moveHint: 'Such as +50, -20 or +5 %. Percentages are rounded to whole rupees.',
  move: 'Apply',
  moveWrong: 'Enter + or - and an amount, such as +50, -20 or +5 %.',
  moved: (species: string, by: string, count: number) =>
    `${species}: ${count === 1 ? '1 rate' : `${count} rates`} changed by ${by}.`,
  moveTooFar: (cells: number) =>
    cells === 1
      ? 'Nothing was changed, because 1 rate would be zero or less.'
      : `Nothing was changed, because ${cells} rates would be zero or less.`,
  rule: 'By a rule',
  ruleLead: 'Sets the rates of one cut from those of another, size by size and pack by pack. Nothing is published yet.',
  ruleTo: 'Cut to set',
  ruleFrom: 'Cut to start from',
  ruleBy: 'Changed by',
  ruled: (rule: string, count: number) => `${rule}: ${count === 1 ? '1 rate' : `${count} rates`} set.`,
  /** 'Cut = Whole +20 %' */
  ruleSaid: (to: string, from: string, by: string) => `${to} = ${from} ${by}`,
  ruleSame: 'Choose two different cuts.',
  ruleNothing: 'No fish is sold in both cuts in the same size.',
  clear: 'Discard changes',
  cleared: 'Changes discarded.',
  undo: 'Undo',
  undone: 'Undone.',
  copy: 'Copy for a spreadsheet',
  copied: (count: number) => `${count} rows copied: fish, size, pack, rate. You can paste them back into any rate.`,
  notCopied: 'The browser did not allow copying.',

  pasted: (rates: number, changes: number) =>
    `${rates === 1 ? '1 rate' : `${rates} rates`} pasted, ${changes === 0 ? 'none' : changes} of them changed.`,
  misfits: (count: number) => (count === 1 ? '1 entry could not be used:' : `${count} entries could not be used:`),
  misfit: (misfit: Misfit) => `Row ${misfit.line}: ${why(misfit)}`,
  andMore: (count: number) => `and ${count} more`,

  look: 'Review & publish',
  lookHead: (count: number) => (count === 1 ? 'Review 1 rate' : `Review ${count} rates`),
  planHead: (count: number) => (count === 1 ? 'Schedule 1 rate' : `Schedule ${count} rates`),
  back: 'Back to the sheet',
  asksPasskey: (count: number) => `${count} by more than 25 %: asks for your passkey`,
  ownerPublishes: (count: number) => `${count} by more than 25 %: the owner publishes`,
  atOnce: 'Customers see them at once. Orders already placed keep their rates.',
  fromThen: 'Customers see them from then on. Orders already placed keep their rates.',
  odd: {
    'dearer-pack': (rate: string, pack: string) => `${rate} now costs more per kg than ${pack}. Typed right?`,
    'under-whole': (rate: string) => `${rate} is now cheaper than whole. Typed right?`,
    'under-cost': (rate: string, cost: string) => `${rate} now sells below cost (${cost} per kg). Typed right?`,
  },
  wrongFirst: (count: number) =>
    count === 1
      ? '1 cell has no valid rate. Correct it first.'
      : `${count} cells have no valid rate. Correct them first.`,
  rate: 'Product',
  before: 'Old',
  isFirst: 'first rate',
  after: 'New',
  percent: '%',
  signed: (percent: string) => (percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`),
  isBig: 'more than 25 % in one day',
  showNow: 'Show the latest',
  nothingSold: 'no longer in the shop',
  stale: (count: number) =>
    count === 1
      ? '1 rate was changed elsewhere after you typed it.'
      : `${count} rates were changed elsewhere after you typed them.`,
  looked: 'Keep the rates typed here',
  big: (count: number) =>
    count === 1
      ? '1 rate changes by more than 25 % in one day. You will be asked for your passkey.'
      : `${count} rates change by more than 25 % in one day. You will be asked for your passkey.`,
  publishNow: (count: number) => (count === 1 ? 'Publish 1 rate' : `Publish ${count} rates`),
  publishProved: (count: number) =>
    count === 1 ? 'Publish 1 rate with passkey' : `Publish ${count} rates with passkey`,
  publishing: 'Publishing...',
  at: 'Schedule for',
  atHint: 'Mumbai time, within the next 14 days.',
  plan: 'Schedule',
  notAMoment: 'Choose a day and a time.',
  published: (count: number) =>
    count === 1 ? '1 rate published. Customers see it now.' : `${count} rates published. Customers see them now.`,
  planned: (count: number, when: string) =>
    count === 1 ? `1 rate will be published on ${when}.` : `${count} rates will be published on ${when}.`,

  waiting: 'Scheduled rates',
  scheduled: (count: number) => `${count} scheduled`,
  notPublished: (count: number) => `${count} not published`,
  waits: (when: string, count: number) => `${when}: ${count === 1 ? '1 rate' : `${count} rates`}`,
  plannedBy: (who: string) => `scheduled by ${who}`,
  stuck:
    'Not published, because a rate had changed in between or would have changed by more than 25 %. Cancel the schedule, check the rates and publish.',
  rates: 'Rates in it',
  fromTo: (was: string, now: string) => `${was} → ${now}`,
  takeBack: 'Cancel schedule',
  takeBackOf: (when: string) => `Cancel schedule: ${when}`,
  takenBack: 'Schedule cancelled. Its rates are back in the draft, except where you typed another.',

  product: 'Fish',
  everything: 'All fish',
  show: 'Show',
  when: 'When',
  who: 'Who',
  noHistory: 'No rates changed yet.',
  toSheet: 'Back to the rate sheet',
  byCommand: 'operator’s command',
} as const

function why(misfit: Misfit): string {
  if (misfit.why === 'no-rate') return `“${misfit.text}” is not a valid rate.`
  return misfit.why === 'twice' ? 'this rate is already listed above.' : 'the sheet does not have this rate.'
}

export const rateRefusals = {
  'rates-changed-since': () =>
    'A rate or a product has changed since you looked. Check the rates again, then open the shop.',
  'rate-sheet-changed': () => 'Somebody else has changed the rates. What you typed is still here.',
  'rate-sheet-empty': () => 'All rates are the same as today’s, so there is nothing to publish.',
  'rates-changed': ({ count }) =>
    count === 1
      ? '1 rate was changed elsewhere after it was typed here. Check it, then publish.'
      : `${count} rates were changed elsewhere after they were typed here. Check them, then publish.`,
  'no-such-rate': () => 'The sheet has a rate for something that the shop does not sell.',
  'rates-need-owner': ({ count }) =>
    count === 1
      ? '1 rate changes by more than 25 % in one day, so only the owner can publish. The draft is saved.'
      : `${count} rates change by more than 25 % in one day, so only the owner can publish. The draft is saved.`,
  'rates-too-late': () => 'Choose a time within the next 14 days.',
  'no-such-rate-sheet': () => 'These scheduled rates do not exist.',
  'rate-sheet-settled': () => 'These rates have already been published, or their schedule was cancelled.',
} as const satisfies Sentences<RateRefusal>
