/**
 * The bars of a text in Code 128, set B (ISO/IEC 15417): the widths of bar, space, bar, space and so on. The set has
 * the characters from the blank to '~', and so all of an order number.
 */
export function code128(text: string): number[] {
  const values = [...text].map((sign) => {
    const value = sign.charCodeAt(0) - firstSign
    if (sign.length !== 1 || value < 0 || value > lastValue) throw new Error(`'${sign}' has no place in the barcode`)
    return value
  })
  const sum = values.reduce((sum, value, place) => sum + value * (place + 1), startB)
  return [startB, ...values, sum % modulus].flatMap(widthsOf).concat(stop)
}

const firstSign = ' '.charCodeAt(0)
const lastValue = 94
const startB = 104
const modulus = 103

const widthsOf = (value: number): number[] => Array.from(patterns.slice(value * 6, value * 6 + 6), Number)

/** The six widths of each value from 0 to 104, one after the other. */
const patterns = [
  '212222222122222221121223121322131222122213122312132212221213',
  '221312231212112232122132122231113222123122123221223211221132',
  '221231213212223112312131311222321122321221312212322112322211',
  '212123212321232121111323131123131321112313132113132311211313',
  '231113231311112133112331132131113123113321133121313121211331',
  '231131213113213311213131311123311321331121312113312311332111',
  '314111221411431111111224111422121124121421141122141221112214',
  '112412122114122411142112142211241211221114413111241112134111',
  '111242121142121241114212124112124211411212421112421211212141',
  '214121412121111143111341131141114113114311411113411311113141',
  '114131311141411131211412211214',
].join('')

const stop = [2, 3, 3, 1, 1, 1, 2]
