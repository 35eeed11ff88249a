/** Whether commas part a whole number into thousands and, in the Indian way, lakhs: '1,500', '1,00,000', not '15,00'. */
export const isGrouped = (number: string): boolean => /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/.test(number)
