import type { scanWords as English } from '../en/scan.ts'
import type { InLanguage } from '../in-language.ts'

/** Finding an order: by typing, by a scanner, by the camera. */
export const scanWords = {
  title: 'ऑर्डर ढूँढें',
  search: 'ऑर्डर ढूँढें',
  hint: 'नंबर, नाम या फ़ोन। स्कैनर पेज पर कहीं भी चलता है।',
  find: 'ढूँढें',
  none: (typed) => `“${typed}” के लिए कुछ नहीं मिला। पर्ची का नंबर डालें, या नाम का एक हिस्सा।`,
  reach: (newest) =>
    `पूरा नंबर या फ़ोन सब ऑर्डर में ढूँढा जाता है; नाम, या इनका हिस्सा, सबसे नए ${newest.toLocaleString('en-IN')} में।`,
  found: (count) => `${count} ऑर्डर`,
  camera: 'कैमरे से स्कैन करें',
  cameraHead: 'बारकोड कैमरे के सामने रखें',
  cameraWaits: 'कैमरा खुल रहा है …',
  cameraRefused: 'कैमरा नहीं खुल पाया। इस पेज के लिए इजाज़त दें, या नंबर लिखें।',
  close: 'बंद करें',
  notHere: (scanned) => `इस पेज पर ${scanned} नंबर का ऑर्डर नहीं है।`,
} as const satisfies InLanguage<typeof English>
