import type { accountPageWords as English } from '../en/account-page.ts'
import type { InLanguage } from '../in-language.ts'

export const accountPageWords = {
  whoYouAre: 'तुमची माहिती',
  addresses: 'तुमचे पत्ते',
  whereSignedIn: 'तुम्ही कुठे कुठे लॉगिन आहात',
  changeYourPassword: 'पासवर्ड बदला',
  deleteYourAccount: 'खाते काढून टाका',
  changePassword: 'पासवर्ड बदला',
  sessions: {
    thisOne: (device) => `${device} (हेच)`,
    times: (since, lastSeen) => `लॉगिन: ${since}, शेवटचा वापर: ${lastSeen}`,
    signOut: 'लॉगआउट करा',
    signOutOf: (device, since) => `लॉगआउट करा: ${device}, लॉगिन ${since}`,
    signOutOthers: 'बाकी सगळ्या डिव्हाइसवरून लॉगआउट करा',
    ended: (device) => `लॉगआउट झाले: ${device}.`,
    othersEnded: 'बाकी सगळ्या डिव्हाइसवरून लॉगआउट झाले.',
  },
  sessionsUnread: 'तुमच्या डिव्हाइसची यादी आत्ता दाखवता येत नाही. थोड्या वेळाने पान पुन्हा लोड करा.',
  passwordChanged: 'तुमचा पासवर्ड बदलला आहे, आणि बाकीच्या डिव्हाइसवरून लॉगआउट झाले आहे.',
  deleting: {
    doing: 'खाते काढून टाकत आहोत...',
    question: 'खाते कायमचे काढून टाकायचे?',
    yes: 'माझे खाते काढून टाका',
    goes: 'लगेच जाते: तुमचे नाव, ई-मेल, मोबाइल आणि पासवर्ड, लॉगिन असलेली सगळी डिव्हाइस, लॉगिन करून लिहिलेल्या अभिप्रायांखालचे तुमचे नाव, आणि या ब्राउझरने ठेवलेली तुमची माहिती.',
    stays:
      'कायद्यासाठी राहते: तुमच्या ऑर्डर आणि त्यांची बिले. ऑर्डर एक वर्षाची झाली की तिचा पत्ता आणि फोन नंबर पुसला जातो; काय घेतले आणि कितीला, ते तुमच्या नावाशिवाय आमच्या हिशोबात राहते. तक्रार तिच्या मोबाइल नंबरसह राहते, ती मिटल्यापासून दोन वर्षे.',
    onItsWay: 'ज्या ऑर्डर यायच्या आहेत त्या तरीही येतात. नको असतील त्या आधी रद्द करा.',
    proof: 'तुमचा पासवर्ड टाइप करा, म्हणजे तुमच्या फोनवरून दुसरे कोणी हे करू शकणार नाही.',
  },
  deleted: (addressesGoOn) =>
    addressesGoOn === undefined
      ? 'तुमचे खाते काढून टाकले आहे, आणि सगळीकडून लॉगआउट झाले आहे.'
      : `तुमचे खाते काढून टाकले आहे, आणि सगळीकडून लॉगआउट झाले आहे. कायद्याप्रमाणे ऑर्डरवरचे पत्ते राहतात, शेवटचा ${addressesGoOn} पर्यंत.`,
} as const satisfies InLanguage<typeof English>
