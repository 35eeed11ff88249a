import type { pictureRefusals as English } from '../en/picture-refusals.ts'
import type { InLanguage } from '../in-language.ts'

const inMegapixels = (width: number, height: number) => Math.round((width * height) / 100_000) / 10

export const pictureRefusals = {
  'picture-heic': () =>
    'हा HEIC फोटो आहे, तो फार थोडे ब्राउझर दाखवतात. आयफोनवर Settings, Camera, Formats मध्ये “Most Compatible” निवडून पुन्हा फोटो काढा; नाहीतर JPEG म्हणून सेव्ह करा.',
  'picture-drawn': () => 'हे चित्र SVG आहे, त्यात प्रोग्राम लपलेला असू शकतो. JPEG, PNG, WebP किंवा AVIF फोटो पाठवा.',
  'picture-moves': () => 'हे हलते चित्र आहे (GIF, किंवा एका फाइलमध्ये अनेक). एकच फोटो पाठवा: JPEG, PNG, WebP किंवा AVIF.',
  'picture-unknown': () => 'दुकानाला वाचता येईल असा हा फोटो नाही. JPEG, PNG, WebP किंवा AVIF पाठवा.',
  'picture-too-heavy': ({ megabytes }) =>
    `फाइल ${megabytes} एमबीपेक्षा मोठी आहे. कमी क्वालिटीत सेव्ह करा, किंवा कमी रेझोल्यूशनवर फोटो काढा.`,
  'picture-too-many-dots': ({ width, height }) =>
    `फोटोत ${width} × ${height} पिक्सेल आहेत, म्हणजे ${inMegapixels(width, height)} मेगापिक्सेल; जास्तीत जास्त 20 चालतात. कॅमेऱ्याच्या सेटिंगमध्ये कमी रेझोल्यूशन निवडा.`,
  'picture-too-small': ({ width, height }) =>
    `फोटोत फक्त ${width} × ${height} पिक्सेल आहेत, तो धूसर दिसेल. कमीत कमी 768 × 576 लागतात.`,
  'picture-broken': () => 'फोटो खराब झाला आहे, किंवा त्याचा काही भाग नाही. पुन्हा पाठवा, किंवा दुसरा काढा.',
  'picture-too-hard': () => 'हा फोटो 10 सेकंदांत वाचता आला नाही. फोटोच्या प्रोग्राममधून पुन्हा JPEG म्हणून सेव्ह करा, आणि तो पाठवा.',
  'picture-undescribed': ({ longest }) =>
    `फोटोत काय दिसते ते 3 ते ${longest} अक्षरांत लिहा: ज्यांना दिसत नाही त्यांना ते वाचून दाखवले जाते.`,
  'pictures-waiting': () => 'दुकानाकडे आत्ता खूप काम आहे. हा फोटो एका मिनिटाने पुन्हा पाठवा.',
  'no-such-picture': () => 'या नावाचा फोटो नाही.',
  'picture-described-meanwhile': () => 'तेवढ्यात दुसऱ्या कोणी या फोटोचे वर्णन लिहिले. पान पुन्हा लोड करा.',
} as const satisfies InLanguage<typeof English>
