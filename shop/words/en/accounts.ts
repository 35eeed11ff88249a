import type { AccountRefusal, Sentences } from '#shop/refusals.ts'
import { seconds, waitInWords } from '#shop/time.ts'

export const accountsWords = {
  loggedIn: 'You have logged in successfully!',
  loggedOut: 'You are logged out.',
  loginEnded:
    'Your login has ended. Please log in again: you go on where you were, and nothing that you typed is lost.',
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
  sessionsUnread: 'Your devices cannot be listed just now. Load the page again in a moment.',
  badMobile: 'Type the 10 digits of an Indian mobile number. It starts with 6, 7, 8 or 9.',
  passwordTooShort: 'A password has at least 8 characters. Three or four words make a good one.',
  passwordTooLong: 'A password can have 128 characters.',
  whatWeKeep:
    'We keep your name, e-mail and mobile to know you, to bring your orders and to send you codes, and your password so that nobody can read it. None of it is sold or used to advertise. You can have it corrected or erased at any time.',
  passwordChanged: 'Your password is changed, and your other devices are signed out.',
  deleting: {
    question: 'Delete your account for good?',
    yes: 'Delete my account',
    goes: 'Gone at once: your name, e-mail, mobile and password, every device that is signed in, your name under your reviews, and what this browser keeps of you.',
    stays:
      'Kept because the law asks for it: your orders and their bills. Their address and telephone go when an order is a year old; what was bought and for how much stays in our books, without you. A complaint is kept with its mobile until two years after it was settled.',
    onItsWay: 'Orders on their way still come. Cancel first what you do not want.',
    proof: 'Type your password, so that nobody else can do this with your phone.',
  },
  deleted: (addressesGoOn: string | undefined) =>
    addressesGoOn === undefined
      ? 'Your account is deleted, and you are signed out everywhere.'
      : `Your account is deleted, and you are signed out everywhere. Your orders keep their address as the law asks, the last until ${addressesGoOn}.`,
  proof: {
    title: 'Get a message when your order moves',
    called: 'Show that this mobile is yours',
    ask: (mobile: string) => `Show that ${mobile} is your mobile: we send it a code of 6 digits.`,
    why: 'Until then we send it nothing but codes, so that nobody can use us to bother a stranger.',
    send: 'Send me a code',
    sent: (mobile: string) => `We sent a code of 6 digits to ${mobile}. It works for 5 minutes.`,
    done: 'Thank you: this mobile is yours. From now on it gets a message about your orders and your account.',
    stands: 'Your mobile has answered a code, and gets messages about your orders and your account.',
  },
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
