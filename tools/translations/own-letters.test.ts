import { expect, test } from 'vitest'
import { wordsIn } from '#server/words-in.ts'
import { otherLanguages } from '#shop/languages.ts'
import { type FieldName, inWords } from '#shop/refusals.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { Refused } from '#shop/wire/refused.ts'
import { saidBy } from './sentinels.ts'
import { roomsOf, sentencesOf } from './spoken.ts'

/** What Mumbai writes in Latin letters in every language, what the law calls so, and what stands on a key or in a manual. */
const latinWords = new Set(
  `UPI Paytm FSSAI GST CGST SGST GSTIN HSN SMS OTP QR PIN CSV JSON Excel xlsx USB PDF JavaScript WhatsApp C A4 Enter
  JPEG PNG WebP AVIF SVG GIF HEIC UTF-8 EAN-13 RS-232 ESC/POS TSPL ZPL Toledo https Wi-Fi SHA-256 Android iPad iPhone Windows Mac Linux
  Chrome Edge Firefox Safari`.split(/\s+/),
)

/** Sentences that quote what stands somewhere in English. */
const quoting: Readonly<Record<string, string>> = {
  'batchesWords.kilosHint': 'what the scale and the keyboard give',
  'batchesWords.noKilos': 'what the scale and the keyboard give',
  'catalogueFields.name': 'an address',
  'catalogueFields.slug': 'an address',
  'checkoutRefusals.bad-attempt': 'the name of a header',
  'alarmWords.certificate-ends.cure': 'a command',
  'alarmWords.certificate-unfit.cure': 'the names of settings',
  'certificateWords.none': 'the name of a document',
  'certificateWords.compareHow': 'the menu of a telephone',
  'certificateWords.how.android.0': 'the menu of a telephone',
  'certificateWords.how.android.1': 'the menu of a telephone',
  'certificateWords.how.android.2': 'the file',
  'certificateWords.how.apple.0': 'the menu of a telephone',
  'certificateWords.how.apple.1': 'the menu of a telephone',
  'certificateWords.how.apple.2': 'the menu of a telephone',
  'certificateWords.how.windows.0': 'the menu of a computer',
  'certificateWords.how.windows.1': 'the menu of a computer',
  'certificateWords.how.mac.0': 'the menu of a computer',
  'certificateWords.how.mac.1': 'the menu of a computer',
  'certificateWords.how.linux.0': 'the menu of a computer',
  'certificateWords.how.linux.1': 'the menu of a computer',
  'complaintsWords.orderNumberHint': 'the number of an order',
  'deskWords.keys': 'keys',
  'deskCatalogueWords.hints.productTitle': 'a title in English, as an example',
  'alarmWords.messages.cure': 'a command',
  'alarmWords.backup.cure': 'the name of a setting',
  'alarmWords.backup-damaged.cure': 'a command',
  'alarmWords.backup-unreadable.cure': 'a command',
  'alarmWords.database-damaged.cure': 'a command',
  'alarmWords.disk.what': 'a unit',
  'alarmWords.page-errors.cure': 'the name of a page',
  'alarmWords.proxy-unknown.cure': 'the name of a setting',
  'alarmWords.registrations.cure': 'a setting',
  'deskCatalogueWords.hints.title': 'a title in English, as an example',
  language: 'the code of the language',
  'legalWords.privacy': 'the names of cookies',
  'messagesWords.mobileCode': 'a browser reads the code out of the English text',
  'messagesWords.resetCode': 'a browser reads the code out of the English text',
  'paperWords.billTitles.invoice': 'what the law calls the paper',
  'paperWords.billTitles.supply': 'what the law calls the paper',
  'reachWords.howSecure': 'the name of a document',
  'pictureRefusals.picture-heic': 'the menu of a telephone',
  'printerRefusals.no-printer-address': 'the file of a device',
  'printerRefusals.printer-file': 'the files of devices',
  'printerRefusals.printer-network': 'the name of a setting',
  'printerWords.addressHint': 'the file of a device',
  'printerWords.hosted': 'an option of a browser',
  'ratesWords.keys': 'keys',
  'refusals.bad-attempt': 'the name of a header',
  'deskComplaintsWords.letters': 'keys',
  'requestWords.letters': 'keys',
  'deskReviewsWords.letters': 'keys',
  'fieldFaults.email-incomplete': 'an address, as an example',
  'refusals.email-incomplete': 'an address, as an example',
  'refusals.no-printer-address': 'the file of a device',
  'refusals.picture-heic': 'the menu of a telephone',
  'refusals.printer-file': 'the files of devices',
  'refusals.printer-network': 'the name of a setting',
  'scalePageWords.endings': 'what a scale sends',
  'scaleWords.states.none': 'names of browsers',
  'scalePageWords.fileName': 'the name of a file',
  'scalePageWords.grammarHint': 'what a scale sends',
  'scalePageWords.pattern': 'places of a pattern',
  'scalePageWords.protocolHint': 'what a manual calls it',
  'scalePageWords.protocols.toledo-continuous': 'what a manual calls it',
  'signInWords.first.newOne': 'a command',
  'weighingScreenWords.tare': 'a key of a scale',
  'weighingScreenWords.tareNow': 'a key of a scale',
}

// A sentence that asks the build how a weight, a wait or a day is said has English in it: the server's build is English.
test.each(otherLanguages)(
  'all that is said in %s is in its own letters, with whatever it is told',
  async (language) => {
    const said = await Promise.all(
      roomsOf(language).map(async (room) =>
        [...(await sentencesOf(language, room))].flatMap(([key, sentence]) => {
          const texts = typeof sentence === 'string' ? [sentence] : Object.values(saidBy(sentence))
          const latin = texts.flatMap((text = '') => latinIn(text)).filter((word) => !latinWords.has(word))
          return latin.length === 0 || Object.hasOwn(quoting, key) ? [] : [`${key}: ${[...new Set(latin)].join(' ')}`]
        }),
      ),
    )
    expect(said.flat()).toEqual([])
  },
)

test.each(otherLanguages)(
  'every refusal and answer of %s says something, and that in its own letters',
  async (language) => {
    const { refusals, answers } = await wordsIn(language)
    const said = [
      ...Object.entries({ ...refusals, ...answers }).map(([key, sentence]) => {
        const texts = Object.values(typeof sentence === 'function' ? saidBy(sentence) : { sentence }).filter(
          (text) => text !== undefined && text !== '',
        )
        return [key, texts] as const
      }),
      ...samples.map((why) => [why.refused, [inWords(refusals, why)]] as const),
    ]
    const bySentence = Map.groupBy(said, ([key]) => key)
    const silent = [...bySentence].filter(([, all]) => all.every(([, texts]) => texts.length === 0))
    expect(silent.map(([key]) => key)).toEqual([])
    const mixed = samples.filter((why) => latinIn(inWords(refusals, why)).length > 0)
    expect(mixed.map((why) => inWords(refusals, why))).toEqual([])
  },
)

const fields: Readonly<Record<FieldName, true>> = {
  name: true,
  'e-mail': true,
  mobile: true,
  password: true,
  'new-password': true,
  code: true,
  'first-name': true,
  'last-name': true,
  'address-line': true,
  street: true,
  landmark: true,
  pincode: true,
  city: true,
  state: true,
  phone: true,
  review: true,
  'order-number': true,
  complaint: true,
  reason: true,
  login: true,
  jetty: true,
  boat: true,
  supplier: true,
  note: true,
  'cutter-note': true,
  'address-name': true,
}

/** What stand-ins cannot stand for, and what is said by the clock, the calendar and the scale. */
const samples: readonly Refused[] = [
  ...(Object.keys(fields) as FieldName[]).flatMap((what): readonly Refused[] => [
    { refused: 'missing', what },
    { refused: 'unreadable', what },
    { refused: 'link', what },
    { refused: 'too-long', what, longest: 100 },
    { refused: 'far-too-long', what },
  ]),
  ...[30, 300, 8000].flatMap((seconds): readonly Refused[] => [
    { refused: 'too-often', seconds },
    { refused: 'passwords-too-often', seconds },
    { refused: 'too-many-complaints', seconds, phone: '+91 22 0000 0000' },
  ]),
  ...[250, 1400].flatMap((count): readonly Refused[] => [
    { refused: 'change-not-so', why: { refused: 'only-so-much-left', title: 'पापलेट', left: wholeGrams(count) } },
    { refused: 'only-so-much-left', title: 'पापलेट', left: wholeGrams(count) },
    { refused: 'more-than-left', left: wholeGrams(count) },
    { refused: 'kilos-promised', left: wholeGrams(count) },
  ]),
  { refused: 'batch-past-use-by', code: '2601', useBy: '2026-11-21' },
  { refused: 'address-named-so', named: { kind: 'home', name: '' } },
]

/** Words in Latin letters, except the sentence's arguments. */
const latinIn = (text: string): readonly string[] =>
  text
    .replace(/⟦[^⟧]*⟧|\{\w+\}|true|false/g, ' ')
    .match(/[A-Za-z](?:[A-Za-z0-9.@:/-]*[A-Za-z0-9])?/g)
    ?.flatMap((word) => (latinWords.has(word) ? [] : [word])) ?? []
