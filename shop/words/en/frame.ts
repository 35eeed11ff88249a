export const frameWords = {
  tagline: 'Fresh Seafood',
  loading: 'Loading...',
  needsScript: (what: string) => `${what} JavaScript. Without it, order by telephone:`,
  notFound: 'Error: 404 page not found',
  notAlive:
    'This page is not quite here yet: you can read and search, but not order. Load it again, or order by telephone:',
  slow: 'This takes longer than it should. Wait, or check your connection: nothing that you typed is lost.',
  offline: 'You have no connection, so this page stays. The next one comes when you are connected again.',
  stayHere: 'Stay here',
  unreached: 'This page could not be fetched.',
  lost: 'Something could not be fetched. This page stays, with all that you typed.',
  tryAgain: 'Try again',
  skip: 'Skip to the page',
  language: 'en-IN',
} as const
