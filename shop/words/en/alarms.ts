import type { AlarmFacts, BoardAlarmKind } from '#shop/alarms/alarms.ts'

/** What is wrong, and what to do about it. */
interface AlarmWords {
  readonly what: (facts: AlarmFacts) => string
  readonly cure: string
}

/** The board's part that says what needs somebody. */
export const attentionWords = {
  title: 'Needs attention',
  since: (when: string) => `Since ${when}.`,
  more: (count: number) => `${count} more`,
  places: 'Orders in the next slots',
  inSlot: (slot: string, taken: number, capacity: number) => `${slot}: ${taken} of ${capacity}`,
  toSlots: 'Days and slots',
  toPeople: 'People',
} as const

export const alarmWords = {
  orders: {
    what: () => 'Orders cannot be saved right now.',
    cure: 'Usually the disk is full or the database is down. Make space, or start the database again. Take orders by phone until this line is gone.',
  },
  messages: {
    what: ({ count }) => (count === 1 ? '1 SMS did not go out.' : `${count} SMS did not go out.`),
    cure: 'Check balance, templates and login with your SMS provider. On the server, the command “messages” shows the reason and “messages retry” sends them again. Until then, call customers who are waiting for a message.',
  },
  disk: {
    what: ({ about }) => `The disk is almost full: less than 500 MB left (${about}).`,
    cure: 'Make space on it, or move the folder to a larger disk. Once it is full, no order can be saved.',
  },
  backup: {
    what: () => 'The last backup failed.',
    cure: 'Check that the backup folder (BACKUP_DIR) is there, can be written to and has space. The shop tries again by itself.',
  },
  'backup-old': {
    what: () => 'The last good backup is too old.',
    cure: 'If the disk fails now, the orders since then are lost. The shop’s log says why backups fail. Have it fixed today.',
  },
  'backup-damaged': {
    what: () => 'A backup is damaged, or could not be checked.',
    cure: 'On the server, the command “backups” lists which one. Keep the older ones until new backups are good.',
  },
  'backup-unreadable': {
    what: () => 'The shop cannot read its own backups.',
    cure: 'They belong to another user of the server. Give them to the shop’s user (chown), or they cannot be restored.',
  },
  'database-damaged': {
    what: () => 'The database is damaged.',
    cure: 'Call whoever runs the server at once. A backup must be restored, with the command “restore newest”.',
  },
  'database-behind': {
    what: () => 'After the last stop, some of the newest orders or changes may be missing.',
    cure: 'Compare the newest SMS to customers with the board, and call whoever is not on it. Whoever runs the server finds the files in the log.',
  },
  'certificate-ends': {
    what: ({ count }) =>
      count === 0
        ? 'The shop’s https certificate ends today, or has ended.'
        : count === 1
          ? 'The shop’s https certificate ends in 1 day.'
          : `The shop’s https certificate ends in ${count} days.`,
    cure: 'After that, tablets and phones warn that the shop is not secure. On the server, the command “certificate --renew” makes a new one, without a restart. A certificate from elsewhere is renewed there.',
  },
  'certificate-unfit': {
    what: () => 'A new https certificate is there but cannot be used. The old one is still served.',
    cure: 'The shop’s log says what is wrong with the files that TLS_CERT and TLS_KEY name. Correct them; the shop looks again by itself.',
  },
  'proxy-unknown': {
    what: ({ about }) =>
      `Customers come through a proxy (${about}) that the shop does not know. They all count as one, and may be refused.`,
    cure: 'Name that address in the setting TRUSTED_PROXIES, or let only your own proxy reach the shop. Then start the shop again.',
  },
  'page-errors': {
    what: () => 'Pages fail on customers’ phones more often than before this version.',
    cure: 'Tell whoever runs the server. /metrics shows which pages. Going back to the previous version helps at once.',
  },
  registrations: {
    what: ({ count }) => `At least ${count} new accounts within a day, far more than usual.`,
    cure: 'If nothing explains it, such as an advertisement, somebody is making false accounts. Call new customers before you cut large orders, and keep the setting VERIFY_MOBILE at before-order.',
  },
  'wrong-codes': {
    what: ({ count }) => `At least ${count} wrong OTPs within an hour. Somebody is guessing.`,
    cure: 'Accounts are safe, because tries are limited. If customers cannot log in by OTP, they can use their password.',
  },
  'pin-barred': {
    what: ({ about }) => `${about} cannot log in, after too many wrong PINs.`,
    cure: 'Ask whether it was them. If so, let them in again under People; if not, find out who had the tablet.',
  },
  'not-printed': {
    what: ({ about, count }) =>
      count === 1
        ? `1 slip or label is not printed (${about}).`
        : `${count} slips or labels are not printed (${about}).`,
    cure: 'Check its paper and cover. Then print them again under Printers, or discard them.',
  },
  'slot-filling': {
    what: ({ about, count, of }) =>
      count >= of
        ? `Slot ${about} is full: ${count} of ${of} orders.`
        : `Slot ${about} is ${Math.floor((count * 100) / of)} % taken: ${count} of ${of} orders.`,
    cure: 'If you can deliver more, raise its capacity. If not, customers are offered another slot.',
  },
} as const satisfies Readonly<Record<BoardAlarmKind, AlarmWords>>
