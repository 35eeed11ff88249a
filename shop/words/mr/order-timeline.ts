import type { orderTimelineWords as English } from '../en/order-timeline.ts'
import type { InLanguage } from '../in-language.ts'

export const orderTimelineWords = {
  title: (number) => `ऑर्डर ${number}: आतापर्यंत काय झाले`,
  steps: {
    Pending: 'ऑर्डर दिली',
    Confirmed: 'ऑर्डर कन्फर्म झाली',
    Cutting: 'कापून साफ करत आहोत',
    Packed: 'बर्फात पॅक केली',
    'Out for delivery': 'तुमच्याकडे यायला निघाली',
    Delivered: 'तुमच्या दारी पोहोचली',
    'Not delivered': 'देता आली नाही',
    Returned: 'दुकानात परत आली',
    Rejected: 'दुकान ही देऊ शकत नाही',
    Canceled: 'तुम्ही रद्द केली',
  },
  lapsed: 'रद्द झाली: 15 मिनिटांत मोबाइल व्हेरिफाय झाला नाही',
  changedByYou: 'तुम्ही बदलली',
  now: 'आत्ता',
  toCome: 'पुढे',
  because: (reason) => `कारण: ${reason}`,
  changed: (number, step) => `ऑर्डर ${number}: ${step}.`,
  begun: 'ही ऑर्डर आम्ही तयार करायला घेतली आहे, त्यामुळे ती आता इथे रद्द करता येत नाही. फोन करा: {phone}',
  pastCutOff: 'ही ऑर्डर {until} पर्यंत बदलता आणि रद्द करता येत होती. आता काही वेगळे हवे असेल तर फोन करा: {phone}',
} as const satisfies InLanguage<typeof English>
