import type { AccountRefusal, Sentences } from '#shop/refusals.ts'
import { seconds } from '#shop/time.ts'
import { waitInWords, dayInWords } from './said.ts'

export const accountsWords = {
  titles: {
    account: 'Your account',
    login: 'Login',
    register: 'Register',
    forgotPassword: 'Forgot password',
    resetPassword: 'Reset password',
  },
  labels: {
    name: 'Name',
    email: 'Email',
    emailOfAccount: 'E-mail',
    mobile: 'Mobile',
    mobileNumber: 'Mobile number',
    password: 'Password',
    yourPassword: 'Your password',
    passwordNow: 'Password now',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    code: 'OTP',
  },
  missing: {
    name: 'Your name is missing. Type it here.',
    email: 'Your e-mail is missing. Type it here.',
    mobile: 'Your mobile number is missing. Type it here.',
    password: 'Your password is missing. Type it here.',
    passwordNow: 'The password that you use now is missing. Type it here.',
  },
  login: 'Login',
  loggingIn: 'Logging in...',
  register: 'Register',
  registering: 'Registering...',
  sendCode: 'Send OTP',
  sending: 'Sending...',
  verifyCode: 'Verify OTP',
  verifying: 'Verifying...',
  submit: 'Submit',
  saving: 'Saving...',
  resetPassword: 'Reset password',
  forgotPassword: 'Forgot password?',
  backToLogin: 'Back to the login',
  newHere: (shop: string | undefined) => `New to ${shop ?? 'the shop'}?`,
  privacy: 'Privacy',
  weSendCode: 'We send a code to it by SMS. It works for 5 minutes.',
  codeHint: 'The 6 digits from the SMS',
  codeDigits: (typed: number) => `The code has 6 digits, ${typed} typed.`,
  anotherNumber: 'Use another number',
  askForAnotherCode: 'Ask for another code',
  anotherCodeIn: (wait: string) => `You can ask for another code in ${wait}.`,
  anotherCodeNow: 'You can ask for another code now.',
  mobileHint: '10 digits. We send a code there if you forget your password.',
  shortMobile: (digits: number) => `${digits} digits typed, a mobile number has 10.`,
  show: 'Show',
  hide: 'Hide',
  showField: (label: string) => `Show ${label.toLowerCase()}`,
  hideField: (label: string) => `Hide ${label.toLowerCase()}`,
  accountsNeed: 'Accounts need',
  thisPageNeeds: 'This page needs',
  loggedIn: 'You have logged in successfully!',
  loginEnded:
    'Your login has ended. Please log in again: you go on where you were, and nothing that you typed is lost.',
  cookiesRefused:
    'You could not be logged in, because this browser blocks cookies for this site. Allow cookies (site data) for it in the browser’s settings, then log in again. What you typed is still here.',
  haveAccount: 'Already have an account?',
  forgotten: 'Enter your registered mobile number to reset your password.',
  wrongPassword: 'Invalid username or password. Please try again.',
  noToken: 'Login failed. Invalid credentials.',
  badUser: 'Invalid user data received.',
  registered: 'Registration successful! Redirecting to login...',
  registerFailed: 'Error registering user.',
  networkFailed: 'Something went wrong. Please try again.',
  badEmailDomain: 'Invalid email domain.',
  codeSent: 'We sent a code of 6 digits to this number, if it is registered. It works for 5 minutes.',
  codeNotSent: 'Failed to send OTP. Please try again.',
  codeSendError: 'Error sending OTP. Please try again later.',
  codeWrong: 'Invalid OTP. Please try again.',
  codeTriedOut: (tries: number) =>
    `This code was tried ${tries} times, so it no longer works, even when it is typed right. Ask for another code.`,
  codeTooOld: 'A code works for 5 minutes, and this one is older. Ask for another code.',
  codeSentAgain: 'Another code is on its way. The one before no longer works.',
  codeVerifyError: 'Error verifying OTP. Please try again later.',
  codeVerified: 'OTP verified successfully!',
  resetDone: 'Password reset successfully! Please log in.',
  resetFailed: 'Password reset failed. Please try again.',
  resetError: 'An error occurred. Please try again later.',
  resend: 'Resend OTP',
  maybeTheNetwork: 'The shop could not be reached, so the password may be right. Check your connection.',
  maybeTheShop: 'The shop is in trouble just now, so the password may be right. Nothing you typed is lost.',
  passwordHint: 'At least 8 characters. Three or four words are safe and easy to keep in mind.',
  passwordsDiffer: 'The two passwords are not the same yet.',
  badMobile: 'Type the 10 digits of an Indian mobile number. It starts with 6, 7, 8 or 9.',
  passwordTooShort: 'A password has at least 8 characters. Three or four words make a good one.',
  passwordTooLong: 'A password can have 128 characters.',
  whatWeKeep:
    'We keep your name, e-mail and mobile to know you, to bring your orders and to send you codes, and your password so that nobody can read it. None of it is sold or used to advertise. You can have it corrected or erased at any time.',
  stillChecking: 'We cannot reach the shop just now. You stay signed in, and we keep trying.',
  checkAgain: 'Try again',
} as const

export const accountRefusals = {
  'wrong-login': () => accountsWords.wrongPassword,
  'passwords-barred': () => 'Too many wrong passwords. Set a new one by mobile: choose "Forgot password?".',
  'passwords-too-often': (args) =>
    `Too many tries. Please try again in ${waitInWords(seconds(args.seconds))}, or set a new password by mobile: choose "Forgot password?".`,
  'password-too-short': () => accountsWords.passwordTooShort,
  'password-too-long': () => accountsWords.passwordTooLong,
  'password-common': () =>
    'This password is one of those that anyone would try first. Choose another, such as three or four words.',
  'password-about-you': () =>
    'This password is too close to your name, e-mail or mobile. Choose another, such as three or four words.',
  'old-password-wrong': () => 'This is not the password that you use now.',
  'not-a-mobile': () => accountsWords.badMobile,
  'account-known': () =>
    'There is an account with this e-mail or mobile already. Log in, or set a new password by mobile.',
  'email-domain-unknown': () => accountsWords.badEmailDomain,
  'code-length': () => 'The code has 6 digits.',
  'code-wrong': () => accountsWords.codeWrong,
  'code-not-sent': () => accountsWords.codeNotSent,
  'codes-barred': () =>
    'Too many wrong codes for this mobile. Log in with your password on a device that you have logged in on before, or call us.',
  'mobile-proven': () => 'This mobile has answered a code before. There is nothing more to do.',
  'session-unknown': () => 'This device is signed out already.',
} as const satisfies Sentences<AccountRefusal>

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

/** What a person's devices are called in the list of where they are signed in. */
export const devicesWords = {
  unknown: 'An unknown device',
  onSystem: (system: string) => `A browser on ${system}`,
  browserOnSystem: (browser: string, system: string) => `${browser} on ${system}`,
} as const

const sessionsOf = (count: number) => (count === 1 ? '1 session' : `${count} sessions`)

export const deskShoppersWords = {
  title: 'Shoppers',
  what: 'For a shopper who calls: after a lost phone, or to have the account erased. Each look is written down with your name.',
  typed: 'Mobile number or e-mail address',
  typedHint: 'The whole of it, as the shopper gave it when they registered.',
  find: 'Find',
  finding: 'Looking...',
  since: (at: number) => `Registered ${dayInWords(at)}`,
  orders: (all: number, open: number) =>
    all === 0 ? 'No orders' : `${all === 1 ? '1 order' : `${all} orders`}, of which ${open} open`,
  sessions: 'Where they are signed in',
  none: 'They are signed in nowhere.',
  times: (since: string, seen: string) => `Since ${since}, last seen ${seen}`,
  end: 'Sign out there',
  endOf: (device: string, since: string) => `Sign out there: ${device}, since ${since}`,
  endAll: 'Sign out everywhere',
  ended: (device: string) => `They are signed out: ${device}.`,
  allEnded: 'They are signed out everywhere. Their devices count as strangers’ until the next login.',
  erase: 'Erase this account',
  eraseHead: 'Erasing the account',
  goes: 'Name, e-mail, mobile and password are gone at once, with their sessions and devices, and the name on their reviews.',
  stays:
    'Orders stay, and keep the address for a year as the law asks. Open orders are delivered. The shopper gets a text message.',
  question: (name: string, count: number) =>
    `Erase the account of ${name}, with ${sessionsOf(count)}? Nobody can bring it back.`,
  yes: 'Erase it for good',
  erased: (name: string) => `The account of ${name} is erased.`,
  noOrders: 'It had no orders.',
  until: (at: number) => `Its orders keep their address until ${dayInWords(at)}.`,
} as const
