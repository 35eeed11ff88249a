import type { OpeningSpecies } from './species.ts'

/**
 * What people call each kind: the specification's keywords first, then other names and the usual spellings in English,
 * Marathi and Hindi. A pair such as 'kala paplet' stands here because one of its words alone means another kind.
 */
export const openingKeywords: Readonly<Record<OpeningSpecies, readonly string[]>> = {
  prawns: named(
    'prawns, korambi, kodambi, prawn, shrimp, scampi, kolambi, kolmi, jhinga, zinga, jinga, prons',
    'कोळंबी, कोलंबी, झींगा, झिंगा, प्रॉन, प्रॉन्स, श्रिम्प',
  ),
  pomfret: named(
    'silver, pomfret, pap, paplet, pamfret, pomplet, pamplet, saranga',
    'सरंगा, पापलेट, पॉपलेट, पॉम्फ्रेट, पोम्फ्रेट, पाम्फ्रेट',
  ),
  surmai: named(
    'king fish, surmai, kingfish, seer fish, seerfish, king mackerel, spanish mackerel, surmayi',
    'isvan, viswon, vanjaram, सुरमई, सुरमयी, सुरमाई, किंगफिश, किंग फिश, इसवण',
  ),
  bombil: named(
    'bombay duck, bombay dak, bombil, bombeel, bummalo, boomla, bumla',
    'बोंबील, बोंबिल, बोम्बिल, बोम्बील, बॉम्बे डक, बंबई डक',
  ),
  bangda: named('mackerel, bangda, bangada, bangra, bangude, ayala', 'बांगडा, बांगडे, बांगड़ा, बंगडा, मॅकरेल, मैकेरल'),
  halwa: named(
    'black pomfret, halwa, halva, black paplet, kala paplet, kala pomfret',
    'हलवा, हलुआ, काळा पापलेट, काला पापलेट, काला पॉम्फ्रेट, ब्लॅक पॉम्फ्रेट, ब्लैक पॉम्फ्रेट',
  ),
  lobster: named('lobster, shevandi, shevand, crayfish, crawfish', 'शेवंडी, शेवंड, शेवंडे, लॉबस्टर, लॉब्स्टर'),
  'tiger-prawns': named(
    'tiger prawns, tiger shrimp, tiger kolambi, tiger jhinga, tiger zinga',
    'टायगर कोळंबी, टायगर प्रॉन, टाइगर झींगा, टाइगर प्रॉन',
  ),
  rawas: named('indian salmon, rawas, ravas, raawas, salmon, threadfin', 'रावस, रवास, सालमन, सॅल्मन, सैल्मन'),
}

function named(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '))
}
