export const accountPageWords = {
  whoYouAre: 'Who you are to us',
  addresses: 'Your addresses',
  whereSignedIn: 'Where you are signed in',
  changeYourPassword: 'Change your password',
  deleteYourAccount: 'Delete your account',
  changePassword: 'Change password',
  sessions: {
    thisOne: (device: string) => `${device} (this one)`,
    times: (since: string, lastSeen: string) => `Since ${since}, last seen ${lastSeen}`,
    signOut: 'Sign out',
    signOutOf: (device: string, since: string) => `Sign out ${device}, signed in ${since}`,
    signOutOthers: 'Sign out all other devices',
    ended: (device: string) => `${device} is signed out.`,
    othersEnded: 'All your other devices are signed out.',
  },
  sessionsUnread: 'Your devices cannot be listed just now. Load the page again in a moment.',
  passwordChanged: 'Your password is changed, and your other devices are signed out.',
  deleting: {
    doing: 'Deleting...',
    question: 'Delete your account for good?',
    yes: 'Delete my account',
    goes: 'Gone at once: your name, e-mail, mobile and password, every device that is signed in, your name under reviews that you wrote signed in, and what this browser keeps of you.',
    stays:
      'Kept because the law asks for it: your orders and their bills. Their address and telephone go when an order is a year old; what was bought and for how much stays in our books, without you. A complaint is kept with its mobile until two years after it was settled.',
    onItsWay: 'Orders on their way still come. Cancel first what you do not want.',
    proof: 'Type your password, so that nobody else can do this with your phone.',
  },
  deleted: (addressesGoOn: string | undefined) =>
    addressesGoOn === undefined
      ? 'Your account is deleted, and you are signed out everywhere.'
      : `Your account is deleted, and you are signed out everywhere. Your orders keep their address as the law asks, the last until ${addressesGoOn}.`,
} as const

/** A mobile shows by a code that it is its owner's. */
export const proofWords = {
  title: 'Get a message when your order moves',
  called: 'Show that this mobile is yours',
  by: (time: string) => `Verify your mobile by ${time}, or this order is cancelled.`,
  ask: (mobile: string) => `Show that ${mobile} is your mobile: we send it a code of 6 digits.`,
  why: 'Until then we send it nothing but codes, so that nobody can use us to bother a stranger.',
  send: 'Send me a code',
  sent: (mobile: string) => `We sent a code of 6 digits to ${mobile}. It works for 5 minutes.`,
  done: 'Thank you: this mobile is yours. From now on it gets a message about your orders and your account.',
  stands: 'Your mobile has answered a code, and gets messages about your orders and your account.',
} as const
