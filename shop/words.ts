import { seconds, waitInWords } from './time.ts'

/** Every exact text of the specification, by room and by name. Screens and answers take them from here. */
export const words = {
  frame: {
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
    stillUnreached: 'There is still no answer.',
    tryAgain: 'Try again',
  },
  choices: {
    placeholder: 'Choose an option',
    orderNow: 'Order Now',
    clear: 'Clear',
    addToCart: 'Add to Cart',
    added: 'Product added to the cart.',
    viewCart: 'View Cart',
    description: 'DESCRIPTION',
    reviews: (count: number) => `REVIEWS (${count})`,
    alreadyInCart: (quantity: number) => `${quantity} in your cart: adding changes what was chosen.`,
    alsoLike: 'YOU MAY ALSO LIKE',
    unavailable: 'Not on sale today: the shop has none.',
  },
  search: {
    searching: 'Searching...',
    noMatch: 'No matching product found. Please try a different keyword.',
  },
  accounts: {
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
    badEmail: 'This e-mail address is not complete. It should look like name@example.com.',
    maybeTheNetwork: 'The shop could not be reached, so the password may be right. Check your connection.',
    maybeTheShop: 'The shop is in trouble just now, so the password may be right. Nothing you typed is lost.',
    passwordHint: 'At least 8 characters. Three or four words are safe and easy to keep in mind.',
    passwordsDiffer: 'The two passwords are not the same yet.',
    sessionsUnread: 'Your devices cannot be listed just now. Load the page again in a moment.',
    badMobile: 'Type the 10 digits of an Indian mobile number. It starts with 6, 7, 8 or 9.',
    passwordTooShort: 'A password has at least 8 characters. Three or four words make a good one.',
    passwordTooLong: 'A password can have 128 characters.',
    passwordCommon:
      'This password is one of those that anyone would try first. Choose another, such as three or four words.',
    passwordAboutYou:
      'This password is too close to your name, e-mail or mobile. Choose another, such as three or four words.',
    known: 'There is an account with this e-mail or mobile already. Log in, or set a new password by mobile.',
    passwordBarred: 'Too many wrong passwords. Set a new one by mobile: choose "Forgot password?".',
    orByMobile: 'set a new password by mobile: choose "Forgot password?"',
    codeBarred:
      'Too many wrong codes for this mobile. Log in with your password on a device that you have logged in on before, or call us.',
    whatWeKeep:
      'We keep your name, e-mail and mobile to know you, to bring your orders and to send you codes, and your password so that nobody can read it. None of it is sold or used to advertise. You can have it corrected or erased at any time.',
    oldPasswordWrong: 'This is not the password that you use now.',
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
    noSuchSession: 'This device is signed out already.',
    stillChecking: 'We cannot reach the shop just now. You stay signed in, and we keep trying.',
    checkAgain: 'Try again',
  },
  cart: {
    proceed: 'Proceed to Checkout',
    remove: 'Remove item',
    loginFirst: 'Please login to checkout',
    empty: 'Your cart is empty.',
    rateChanged: (was: string, now: string) => `Its rate changed since you added it: it was ${was}, now it is ${now}.`,
    removed: (title: string) => `${title} was removed.`,
    undoOffered: 'Undo is offered for 10 seconds.',
    forgetful: 'This browser does not let the shop keep anything: your cart lasts until you close this page.',
    freeDelivery: 'Delivery is free. You pay in cash when the fish reaches you.',
  },
  checkout: {
    placing: 'Placing Order...',
    placed: 'Order placed successfully!',
    place: (total: string) => `Place order - pay ${total} in cash on delivery`,
    comingSoon: 'coming soon',
    onlyCash: 'For now an order is paid in cash on delivery. Choose that, then place the order.',
    useAddress: (of: string) => `Use this ${of} address`,
    change: 'Change',
    changeAddress: (of: string) => `Change the ${of} address`,
    shortPhone: (count: number) => `${count} digits typed, a mobile number has 10.`,
    badPhone: 'This is no telephone number. Type the 10 digits of your mobile.',
    takenBack:
      'You can cancel free of charge until the order leaves. Look at the fish before you pay: what is late, not as described or not fresh goes back, and you pay nothing.',
    noAnswer: 'The shop did not answer. Nothing you typed is lost. Press the button again: it is placed only once.',
    placedOnce: 'Nothing you typed is lost. Press the button again in a moment: it is placed only once.',
    earlier: 'Your last try was not answered. We are finding out what came of it.',
    noBarcode: 'The barcode will be there when you look at the order in My Orders.',
    emptyCart: 'Your cart is empty. Please add products to the cart.',
    noPincode: 'Please enter the pincode',
    pincodeLength: 'Pincode must be 6 digits.',
    pincodeTyped: (digits: number, letters: number, signs: number) =>
      `You typed ${typedInWords(digits, letters, signs)}.`,
    pincodeZero: 'No pincode begins with 0. Look at it again.',
    notDelivered: 'Delivery is not available for this pincode.',
    noUser: 'User ID is missing. Please log in again.',
    noOrderId: 'Order ID is missing in the response from the backend.',
    placeFailed: 'Failed to place order.',
    othersOrder: 'This order is for somebody else. Please log in again.',
    pricesChanged:
      'Prices have changed since you filled your cart. Please look at the new total, then place the order.',
    unavailable: (title: string) => `${title} is not sold for now. Take it out of the cart, then place the order.`,
    notSold: (title: string) => `${title} is not sold like this. Choose size, weight and cleaning again.`,
    unknownItem: (title: string) => `The shop has no '${title}'. Take it out of the cart, then place the order.`,
    tooManyOfOne: (most: number, title: string) =>
      `An order takes at most ${most} packs of one fish. Take out some of ${title}.`,
    otherCity: (pincode: string, city: string, state: string) =>
      `${pincode} is in ${city}, ${state}. Correct the pincode, or the city and the state.`,
    otherAttempt:
      'Your earlier try did reach us: it is placed as it stood then, and you find it in My Orders. To order this as well, press the button again.',
    badAttempt: 'The Idempotency-Key is 1 to 200 letters, digits or signs without spaces.',
    tooMuchCash: (most: string, total: string) =>
      `Cash on delivery goes up to ${most} an order, and this one comes to ${total}. Take something out of the cart, or call us about a large order.`,
    tooManyOpen: (most: number) =>
      `You have ${most} open orders. Cancel one, or wait until one has reached you, before you place another.`,
    placeFailedBecause: (reason: string) => `Failed to place order: ${reason}`,
    placeError: (message: string) => `Error: ${message || 'Unknown error'}`,
    pincodeUnknown: 'Invalid Pincode. Please try again.',
    pincodeFailed: 'Failed to fetch Pincode details.',
  },
  orders: {
    none: 'No orders available.',
    fetchFailed: 'Failed to fetch orders.',
    canceled: 'Order canceled successfully! The status will be updated once the page is refreshed.',
    cancelFailed: 'Failed to cancel order.',
    notCancellable: 'This order can no longer be canceled.',
    unknown: 'You have no such order.',
    badPage: 'The list of orders does not go on from there.',
    confirmation: (number: string, total: string, fssai: string) =>
      `Darya: your order ${number} is placed. Please keep ${total} ready to pay in cash on delivery. FSSAI ${fssai}`,
  },
  reviews: {
    none: 'There are no reviews yet.',
    submitted: 'Review submitted successfully!',
    yourRating: (rating: string) => `Your rating is: ${rating}`,
    notRated: 'Not Rated',
    failed: (status: number) => `Error: ${status}`,
    thanks: 'Thank you. Your review stands at the top of the list.',
    held: 'Your review has a web address in it. It is shown once somebody of the shop has read it.',
    shopsName: "This name reads as the shop's own. Write under your own name.",
    shopsEmail: 'The shop does not review its own fish. Write under your own e-mail address.',
    unknownProduct: 'The shop has no such product.',
    unknown: 'You have no such review.',
    alreadyWithdrawn: 'This review is withdrawn already.',
    badPage: 'The list of reviews does not go on from there.',
    tooMany: (minutes: number) =>
      `Many reviews came at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    withdrawn: 'Your review is withdrawn.',
    away: 'The reviews cannot be shown just now. Please look again in a moment.',
  },
  complaints: {
    send: 'Send complaint',
    noScript:
      'This form needs JavaScript. Without it, call or write to the officer named here: your complaint gets a number all the same.',
    noted: (ticket: string) => `Your complaint has the number ${ticket}.`,
    settledBy: (day: string) => `A person reads it, and we settle it by ${day}.`,
    told: 'The number also comes to your mobile by text message.',
    keep: 'Note the number: with it you can ask how it stands, by telephone or e-mail.',
    whoWeCall: 'We call you on this number, and use it for nothing else.',
    tooMany: (minutes: number, phone: string) =>
      `Many complaints came at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call ${phone}.`,
  },
  calls: {
    httpError: (status: number, message: string) => `HTTP error! Status: ${status}, Message: ${message}`,
    unknownError: 'Unknown error occurred',
    busy: 'The shop is very busy. Please try again in a moment.',
    trouble: 'Something went wrong on our side. Nothing you typed is lost. Please try again in a moment.',
    notFound: 'There is nothing at this address.',
    wrongMethod: 'This address does not take that kind of request.',
    notJson: 'Send the data as JSON.',
    brokenJson: 'The data could not be read: it is not complete JSON.',
    tooLarge: 'That is more data than this call takes.',
    addressTooLong: 'This address is too long.',
    signIn: 'Please log in again.',
    tooOften: (inSeconds: number, instead?: string) =>
      `Too many tries. Please try again in ${waitInWords(seconds(inSeconds))}${instead ? `, or ${instead}` : ''}.`,
  },
} as const

/** '5 digits and a letter': what a person sees when looking at the field. */
function typedInWords(digits: number, letters: number, signs: number): string {
  const parts = [
    digits === 1 ? '1 digit' : digits > 0 && `${digits} digits`,
    letters === 1 ? 'a letter' : letters > 0 && `${letters} letters`,
    signs === 1 ? 'a sign' : signs > 0 && `${signs} signs`,
  ].filter((part) => part !== false)
  return parts.join(', ').replace(/, ([^,]*)$/, ' and $1')
}
