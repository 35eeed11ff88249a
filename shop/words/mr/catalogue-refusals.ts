import type * as English from '../en/catalogue-refusals.ts'
import type { InLanguage } from '../in-language.ts'
import type { Wrong } from '#shop/catalogue/wrong.ts'
import { paise, readable } from '#shop/money.ts'

export const catalogueRefusals = {
  'catalogue-form': ({ count }) => (count === 1 ? '1 रकाना असा चालणार नाही.' : `${count} रकाने असे चालणार नाहीत.`),
  'catalogue-changed': () => 'तेवढ्यात दुसऱ्या कोणी हे बदलले आहे. तुम्ही टाइप केलेले इथेच आहे.',
  'no-such-species': () => 'या नावाचा माशाचा प्रकार दुकानात नाही.',
  'order-incomplete': () => 'तेवढ्यात यादी बदलली आहे. पान पुन्हा लोड करा, मग क्रम लावा.',
  'product-waits': () => 'मालकांनी भाव मंजूर केल्यावरच हे विक्रीला येईल.',
  'import-wrong': ({ count }) =>
    count === 1 ? 'फाइलमध्ये 1 जागी चूक आहे. काहीही आत घेतले नाही.' : `फाइलमध्ये ${count} जागी चुका आहेत. काहीही आत घेतले नाही.`,
} as const satisfies InLanguage<typeof English.catalogueRefusals>

export const lineOfFile = ((line) => `ओळ ${line}`) satisfies InLanguage<typeof English.lineOfFile>

const sentences: Readonly<Record<Wrong, (most: number) => string>> = {
  missing: () => 'हे भरा.',
  'too-long': (most) => `जास्तीत जास्त ${most} अक्षरे.`,
  'too-many': (most) => `जास्तीत जास्त ${most}.`,
  'too-few': (most) => `कमीत कमी ${most}.`,
  number: (most) => (most === 0 ? 'इथे चालेल असा पूर्ण आकडा द्या.' : `${most} पर्यंतचा आकडा द्या.`),
  choice: () => 'दाखवलेल्यांपैकी एक निवडा.',
  code: () => 'लहान इंग्रजी अक्षरे, अंक आणि मध्ये एकेक जोडरेघ, निदान एक अक्षर: “tiger-prawns”.',
  text: () => 'अक्षरांची एकच ओळ, नियंत्रण चिन्हांशिवाय.',
  span: () => 'दोन आकडे, लहान आधी.',
  twice: () => 'हे इथे दोनदा आले आहे.',
  'label-missing': () => 'एकापेक्षा जास्त आकार असतील तर प्रत्येकाला नाव लागते.',
  taken: () => 'हे नाव दुसऱ्या कशाचे आहे किंवा होते. पत्त्यातले नाव पुन्हा वापरले जात नाही.',
  unknown: () => 'या नावाचे दुकानात काही नाही.',
  specified: () => 'या वस्तूचा पत्ता ठरलेला आहे आणि कायम तोच राहतो.',
  'species-fixed': () => 'वस्तूचा माशाचा प्रकार बदलत नाही: तिचा साठा आणि बॅच त्यावरच ठेवल्या जातात.',
  'rate-missing': () => 'किती रुपये ते लिहा.',
  'rate-sold': () => 'हे आधीच विक्रीला आहे: याचा भाव भावपत्रकावर बदला.',
  'rate-far': (last) =>
    `हे ${readable(paise(last))} ला विकले जात होते. त्याच्या आसपास परत आणा: पाव हिश्शापेक्षा जास्त बदल भावपत्रकावर होतो, आणि मालक जाहीर करतात.`,
  'weight-missing': () => 'कोणत्या वजनात विकायचे ते निदान एक निवडा.',
  'size-in-stock': () => 'या आकाराची मासळी शीतगृहात मोजलेली आहे. आधी ती मोजणीतून काढा.',
  columns: () => 'पहिल्या ओळीत या रकान्याचे नाव नाही, किंवा दोनदा आहे.',
  format: () => 'हा दुकानाचा कॅटलॉग नाही: आधी इथून एक उतरवून घ्या, आणि तो बदला.',
  quotes: () => 'इथे अवतरण चिन्ह सुरू होते पण संपत नाही, किंवा संपल्यावर पुढे अक्षरे आहेत.',
  form: () => 'दुकानाला चालेल अशा स्वरूपात हे नाही.',
}

export const wrongInWords = (({ wrong, most = 0 }) => sentences[wrong](most)) satisfies InLanguage<
  typeof English.wrongInWords
>
