import type { pictureRefusals as English } from '../en/picture-refusals.ts'
import type { InLanguage } from '../in-language.ts'

const inMegapixels = (width: number, height: number) => Math.round((width * height) / 100_000) / 10

/** What stands against a picture that staff send: the cause, and what to do. */
export const pictureRefusals = {
  'picture-heic': () =>
    'यह HEIC फ़ोटो है, जो कम ही ब्राउज़र दिखाते हैं। आईफ़ोन पर Settings, Camera, Formats में “Most Compatible” चुनकर फिर से खींचें; नहीं तो JPEG में सेव करें।',
  'picture-drawn': () => 'यह ड्रॉइंग (SVG) है, जिसमें प्रोग्राम छिपा हो सकता है। JPEG, PNG, WebP या AVIF में फ़ोटो भेजें।',
  'picture-moves': () => 'यह हिलने वाली तस्वीर है (GIF, या एक फ़ाइल में कई तस्वीरें)। JPEG, PNG, WebP या AVIF में एक ही फ़ोटो भेजें।',
  'picture-unknown': () => 'इस फ़ाइल में ऐसी फ़ोटो नहीं है जो दुकान पढ़ सके। JPEG, PNG, WebP या AVIF भेजें।',
  'picture-too-heavy': ({ megabytes }) => `फ़ाइल ${megabytes} एमबी से बड़ी है। कम क्वालिटी में सेव करें, या कम रेज़ोल्यूशन में खींचें।`,
  'picture-too-many-dots': ({ width, height }) =>
    `तस्वीर ${width} गुणा ${height} डॉट की है, ${inMegapixels(width, height)} मेगापिक्सल; ज़्यादा से ज़्यादा 20 चलता है। कैमरे की सेटिंग में कम रेज़ोल्यूशन चुनें।`,
  'picture-too-small': ({ width, height }) =>
    `तस्वीर बस ${width} गुणा ${height} डॉट की है, धुंधली दिखेगी। कम से कम 768 गुणा 576 चाहिए।`,
  'picture-broken': () => 'तस्वीर खराब है, या उसका एक हिस्सा गायब है। फिर से भेजें, या दूसरी खींचें।',
  'picture-too-hard': () => 'तस्वीर 10 सेकंड में पढ़ी नहीं जा सकी। फ़ोटो ऐप में फिर से JPEG में सेव करें, और वह भेजें।',
  'picture-undescribed': ({ longest }) =>
    `3 से ${longest} अक्षर में लिखें कि तस्वीर में क्या है: जो देख नहीं सकते, उन्हें यही पढ़कर सुनाया जाता है।`,
  'pictures-waiting': () => 'दुकान के पास अभी बहुत काम है। यह तस्वीर एक मिनट बाद फिर भेजें।',
  'no-such-picture': () => 'इस नाम की कोई तस्वीर नहीं है।',
  'picture-described-meanwhile': () => 'इस बीच किसी और ने इस तस्वीर के बारे में लिख दिया है। पेज फिर से लोड करें।',
} as const satisfies InLanguage<typeof English>
