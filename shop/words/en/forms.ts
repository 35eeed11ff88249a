export const formsWords = {
  noLine: 'You have no connection. Nothing you typed is lost. Please try again in a moment.',
  failed: 'Something went wrong. Nothing you typed is lost. Please try again.',
  problem: 'There is a problem',
  errorMark: 'Error: ',
} as const
