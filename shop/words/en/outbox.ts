/** What staff read where the line to the shop is gone, and of what waits for it. */
export const outboxWords = {
  title: 'Not sent yet',
  noLine: 'No line',
  notSent: (count: number) => `${count} not sent`,
  looks: (count: number) => (count === 1 ? '1 needs a look' : `${count} need a look`),
  moreLooks: (count: number) => (count === 1 ? '1 more needs a look' : `${count} more need a look`),
  notSentMore:
    'It is kept on this device and sent once, in the order in which it was pressed, as soon as there is a line. Until the shop has answered, nothing of it is done.',
  nothing: 'Everything that was pressed here has been sent.',
  toBoard: 'Back to the board',
  notSentYet: 'Not sent yet:',
  notSentMark: 'not sent yet',
  takeBack: (name: string) => `Take back '${name}'`,
  byAt: (who: string, when: string) => `${who}, ${when}`,
  waitsFor: (who: string) => `This is sent once ${who} is signed in here again.`,
  tried: 'On its way: the shop may have it already, so it cannot be taken back.',

  needsLineHead: (number: string) => `Needs a line: ${number}`,
  needsLine: (name: string) =>
    `'${name}' needs a line to the shop, and there is none. Nothing was done; press it again once the line is back.`,
  tooMuch: (name: string) =>
    `An order above ₹10,000 needs a line for '${name}', and there is none. Nothing was done; press it again once the line is back.`,
  pressedBy: (who: string, name: string, when: string) => `${who} pressed '${name}' at ${when}.`,
  behind: (name: string) => `'${name}' was pressed after something that was not done, so it was not sent.`,
  mayBeDone: (name: string) =>
    `'${name}' may be done: an earlier try had no clear answer. Look at the order. The shop says now:`,
  unreadable: (name: string) =>
    `This page cannot read what was kept here for '${name}', so it does not send it. Look at the order: if it is not done there, press it anew.`,
  again: 'Do it again on what is there now',
  drop: 'Drop it',
  notAnyMore: 'The order as it is now does not allow that. It is shown as it stands.',
  againNeedsLine: 'To do it again needs a line to the shop.',

  /** beside what was sent later than it was pressed */
  pressedAt: (when: string) => `pressed ${when}, as the device said, and sent later`,

  asOf: (when: string) => `No line to the shop. What you see is as of ${when}.`,
  asOfNow: 'No line to the shop. What you press is kept here and sent when it is back.',
  notKept: 'No line to the shop, and this page is not kept on this device.',
  notKeptMore: 'It opens once the line is back. Board, lists, round and the orders of today are kept.',
  opening: 'Opening what this device has kept …',
  unlockNeedsLine: 'No line to the shop. A PIN can be checked once it is back.',
  lostWithDevice: (count: number) =>
    count === 1
      ? '1 press on this device had not been sent. It was taken off with everything else: look at the board.'
      : `${count} presses on this device had not been sent. They were taken off with everything else: look at the board.`,
} as const
