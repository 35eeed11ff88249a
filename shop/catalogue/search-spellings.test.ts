import { expect, test } from 'vitest'
import { openSearch } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { bangda, bombil, halwa, lobster, pomfret, prawns, rawas, surmai, tigerPrawns } from '#tests/rooms/kind-pages.ts'

const { search } = openSearch(searchedIn(openingCatalogue))

test.each([
  ['pomfrat', pomfret],
  ['pomfert', pomfret],
  ['pamfret', pomfret],
  ['prwans', prawns],
  ['prawnes', prawns],
  ['kolmbi', prawns],
  ['shrmp', prawns],
  ['mackrel', bangda],
  ['makrel', bangda],
  ['bangdda', bangda],
  ['surmayi', surmai],
  ['surmae', surmai],
  ['kingfsh', surmai],
  ['bombill', bombil],
  ['bombai duck', bombil],
  ['halvah', halwa],
  ['blak pomfrat', halwa],
  ['lobstar', lobster],
  ['lobester', lobster],
  ['shewandi', lobster],
  ['tigar prwans', tigerPrawns],
  ['rawaas', rawas],
  ['samon', rawas],
  ['indain salmon', rawas],
])('a slip of the finger still finds it: %s', (typed, to) => {
  expect(search(typed)).toBe(to)
})

test.each([
  ['कोळंबी', prawns],
  ['झींगा', prawns],
  ['झिंगा', prawns],
  ['पापलेट', pomfret],
  ['पापलेत', pomfret],
  ['सुरमई', surmai],
  ['सुरमाई', surmai],
  ['बोंबील', bombil],
  ['बोंबिल', bombil],
  ['बांगडा', bangda],
  ['बांगड़ा', bangda],
  ['हलवा', halwa],
  ['काळा पापलेट', halwa],
  ['शेवंडी', lobster],
  ['शेवंड', lobster],
  ['टायगर कोळंबी', tigerPrawns],
  ['रावस', rawas],
  ['ताजी सुरमई हवी आहे', surmai],
  ['jhinga', prawns],
  ['kolambi', prawns],
  ['bangada', bangda],
  ['ravas', rawas],
  ['kingfish', surmai],
])('Marathi and Hindi, in either script: %s', (typed, to) => {
  expect(search(typed)).toBe(to)
})

// The spellings of the markets' boards and of phones that write as one hears.
test.each([
  ['saranga', pomfret],
  ['सरंगा', pomfret],
  ['pomphret', pomfret],
  ['pomphrets', pomfret],
  ['soormai', surmai],
  ['surmaee', surmai],
  ['bombay dak', bombil],
  ['boombil', bombil],
  ['prons', prawns],
  ['kolambee', prawns],
  ['कोलम्बी', prawns],
  ['कोळम्बी', prawns],
  ['शेवन्डी', lobster],
  ['शेवण्डी', lobster],
  ['हलुआ', halwa],
  ['पापलेट', pomfret],
  ['पापलेट १ किलो', pomfret],
  ['प्रॉंस', prawns],
  ['बंबई डक', bombil],
  ['raawaas', rawas],
  ['tiger kolambee', tigerPrawns],
])('a name typed by ear finds it: %s', (typed, to) => {
  expect(search(typed)).toBe(to)
  expect(search(`ताजी ${typed} please`)).toBe(to)
})

test('a joiner between Devanagari letters changes nothing', () => {
  expect(search('पॉम्\u200dफ्रेट')).toBe(pomfret)
  expect(search('पा\u200cपलेट')).toBe(pomfret)
})
