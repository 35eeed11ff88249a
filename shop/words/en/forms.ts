export const formsWords = {
  problem: 'There is a problem',
  errorMark: 'Error: ',
} as const
