export const accountPageWords = {
  whoYouAre: 'Your details',
  addresses: 'Your addresses',
  whereSignedIn: 'Where you are logged in',
  changeYourPassword: 'Change your password',
  deleteYourAccount: 'Delete your account',
  changePassword: 'Change password',
  sessions: {
    thisOne: (device: string) => `${device} (this one)`,
    times: (since: string, lastSeen: string) => `Since ${since}, last seen ${lastSeen}`,
    signOut: 'Log out',
    signOutOf: (device: string, since: string) => `Log out ${device}, logged in ${since}`,
    signOutOthers: 'Log out all other devices',
    ended: (device: string) => `${device} is logged out.`,
    othersEnded: 'All your other devices are logged out.',
  },
  sessionsUnread: 'We could not load your devices. Reload the page in a moment.',
  passwordChanged: 'Your password is changed, and your other devices are logged out.',
  deleting: {
    doing: 'Deleting...',
    question: 'Delete your account for good?',
    yes: 'Delete my account',
    goes: 'Deleted at once: your name, e-mail, mobile and password, the login on every device, your name under reviews that you wrote while logged in, and what this browser keeps about you.',
    stays:
      'Kept because the law asks for it: your orders and their bills. Their address and mobile number are removed when an order is a year old. What was bought, and for how much, stays in our books without your name. A complaint and the mobile number in it are kept for two years after it is resolved.',
    onItsWay: 'Orders that are not delivered yet will still come. First cancel those that you do not want.',
    proof: 'Enter your password, so that nobody else can do this with your phone.',
  },
  deleted: (addressesGoOn: string | undefined) =>
    addressesGoOn === undefined
      ? 'Your account is deleted, and you are logged out everywhere.'
      : `Your account is deleted, and you are logged out everywhere. Your orders keep their address as the law asks, the last until ${addressesGoOn}.`,
} as const

/** A mobile is verified by an OTP. */
export const proofWords = {
  title: 'Get order updates by SMS',
  called: 'Verify your mobile',
  by: (time: string) => `Verify your mobile by ${time}, or this order is cancelled.`,
  ask: (mobile: string) => `Verify ${mobile}. We will send it a 6-digit OTP.`,
  why: 'Until then we send it only OTPs, so that nobody is messaged by mistake.',
  send: 'Send OTP',
  sent: (mobile: string) => `We have sent a 6-digit OTP to ${mobile}. It is valid for 5 minutes.`,
  done: 'Thank you, your mobile is verified. From now on we message it about your orders and your account.',
  stands: 'Your mobile is verified. It gets messages about your orders and your account.',
} as const
