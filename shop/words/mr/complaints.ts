import type * as English from '../en/complaints.ts'
import type { InLanguage } from '../in-language.ts'

export const complaintsWords = {
  complainHere: 'इथे तक्रार करा',
  labels: { about: 'काय चुकले', orderNumber: 'ऑर्डर नंबर', mobile: 'मोबाइल नंबर' },
  aboutHint: (longest) => `काय झाले, आणि काय केले तर ठीक होईल. ${longest} अक्षरांपर्यंत.`,
  orderNumberHint: '“माझ्या ऑर्डर” मध्ये आणि आमच्या SMS मध्ये असतो: D7K4-29XM',
  sending: 'तक्रार पाठवत आहोत...',
  send: 'तक्रार पाठवा',
  noScript:
    'या फॉर्मसाठी JavaScript लागते. ते नसेल तर इथे दिलेल्या अधिकाऱ्यांना फोन करा किंवा लिहा: तुमच्या तक्रारीला तसाही नंबर मिळतो.',
  noted: (ticket) => `तुमच्या तक्रारीचा नंबर: ${ticket}.`,
  settledBy: (day) => `ती आमच्यातला माणूस वाचतो, आणि आम्ही ती ${day} पर्यंत मिटवतो.`,
  told: 'हा नंबर तुमच्या मोबाइलवर SMS नेही येतो.',
  keep: 'नंबर लिहून ठेवा: तो सांगून फोनवर किंवा ई-मेलवर तक्रार कुठवर आली ते विचारता येते.',
  whoWeCall: 'आम्ही या नंबरवर फोन करतो, आणि तो दुसऱ्या कशासाठी वापरत नाही.',
} as const satisfies InLanguage<typeof English.complaintsWords>

export const complaintRefusals = {
  'too-many-complaints': ({ phone, ...args }) => {
    const minutes = Math.ceil(args.seconds / 60)
    return `एकाच वेळी खूप तक्रारी आल्या. ${minutes === 1 ? '1 मिनिट' : `${minutes} मिनिटे`} थांबून पुन्हा प्रयत्न करा, किंवा ${phone} वर फोन करा.`
  },
} as const satisfies InLanguage<typeof English.complaintRefusals>
