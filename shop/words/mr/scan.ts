import type { scanWords as English } from '../en/scan.ts'
import type { InLanguage } from '../in-language.ts'

export const scanWords = {
  title: 'ऑर्डर शोधा',
  search: 'ऑर्डर शोधा',
  hint: 'नंबर, नाव किंवा फोन. स्कॅनर पानावर कुठेही चालतो.',
  find: 'शोधा',
  none: (typed) => `“${typed}”: काही सापडले नाही. पावतीवरचा नंबर टाइप करा, किंवा नावाचा थोडा भाग.`,
  reach: (newest) =>
    `पूर्ण नंबर किंवा फोन सगळ्या ऑर्डरमध्ये शोधला जातो; नाव, किंवा यांचा थोडा भाग, सगळ्यात नवीन ${newest.toLocaleString('en-IN')} ऑर्डरमध्ये.`,
  found: (count) => (count === 1 ? '1 ऑर्डर' : `${count} ऑर्डर`),
  camera: 'कॅमेऱ्याने स्कॅन करा',
  cameraHead: 'बारकोड कॅमेऱ्यासमोर धरा',
  cameraWaits: 'कॅमेरा उघडत आहोत …',
  cameraRefused: 'कॅमेरा उघडता आला नाही. या पानाला परवानगी द्या, किंवा नंबर टाइप करा.',
  close: 'बंद करा',
  notHere: (scanned) => `या पानावर या नंबरची ऑर्डर नाही: ${scanned}.`,
} as const satisfies InLanguage<typeof English>
