/** How the shop comes to the home screen of a phone. */
export const installWords = {
  how: 'Want the shop on this phone’s home screen? In the menu of your browser (on an iPhone under Share), choose ‘Add to Home screen’.',
  offer: 'Want the shop at hand?',
  add: 'Keep it on the home screen',
} as const
