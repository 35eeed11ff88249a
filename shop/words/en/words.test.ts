import { expect, test } from 'vitest'
import { inWords } from '#shop/refusals.ts'
import { complaintsWords } from './about.ts'
import { accountsWords } from './accounts.ts'
import { cartWords } from './cart.ts'
import { checkoutWords } from './checkout.ts'
import { choicesWords } from './choices.ts'
import { callsWords, deliveryWords, frameWords, kitWords, siteWords } from './frame.ts'
import { ordersWords } from './orders.ts'
import { pickedWords } from './picked.ts'
import { refusals } from './refusals.ts'
import { reviewsWords } from './reviews.ts'
import { searchWords } from './search.ts'

const words = {
  accounts: accountsWords,
  calls: callsWords,
  cart: cartWords,
  checkout: checkoutWords,
  choices: choicesWords,
  complaints: complaintsWords,
  delivery: deliveryWords,
  frame: frameWords,
  kit: kitWords,
  orders: ordersWords,
  picked: pickedWords,
  reviews: reviewsWords,
  search: searchWords,
  site: siteWords,
}

/** The texts that the specification puts in quotes, read a second time. Tests of screens ask for them by name. */
test('what the specification says in quotes is said to the letter', () => {
  expect(words).toMatchObject({
    frame: {
      tagline: 'Fresh Seafood',
      loading: 'Loading...',
      notFound: 'Error: 404 page not found',
      searching: 'Searching...',
    },
    choices: {
      clear: 'Clear',
      addToCart: 'Add to Cart',
      added: 'Product added to the cart.',
      viewCart: 'View Cart',
      description: 'DESCRIPTION',
      alsoLike: 'YOU MAY ALSO LIKE',
    },
    picked: {
      placeholder: 'Choose an option',
    },
    kit: {
      loading: 'Loading...',
    },
    site: {
      orderNow: 'Order Now',
    },
    search: {
      noMatch: 'No matching product found. Please try a different keyword.',
    },
    accounts: {
      loggedIn: 'You have logged in successfully!',
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
      codeVerifyError: 'Error verifying OTP. Please try again later.',
      codeVerified: 'OTP verified successfully!',
      resetDone: 'Password reset successfully! Please log in.',
      resetFailed: 'Password reset failed. Please try again.',
      resetError: 'An error occurred. Please try again later.',
      resend: 'Resend OTP',
    },
    cart: {
      proceed: 'Proceed to Checkout',
      loginFirst: 'Please login to checkout',
    },
    checkout: {
      placing: 'Placing Order...',
      placed: 'Order placed successfully!',
      comingSoon: 'coming soon',
      emptyCart: 'Your cart is empty. Please add products to the cart.',
      noPincode: 'Please enter the pincode',
      noUser: 'User ID is missing. Please log in again.',
      noOrderId: 'Order ID is missing in the response from the backend.',
      placeFailed: 'Failed to place order.',
      pincodeUnknown: 'Invalid Pincode. Please try again.',
      pincodeFailed: 'Failed to fetch Pincode details.',
    },
    orders: {
      none: 'No orders available.',
      fetchFailed: 'Failed to fetch orders.',
      canceled: 'Order canceled successfully! The status will be updated once the page is refreshed.',
      cancelFailed: 'Failed to cancel order.',
    },
    reviews: {
      none: 'There are no reviews yet.',
      submitted: 'Review submitted successfully!',
    },
    calls: {
      unknownError: 'Unknown error occurred',
    },
  })
})

test('what is refused is said to the letter too', () => {
  expect(
    [
      'not-delivered' as const,
      'pincode-length' as const,
      'no-pincode' as const,
      'cart-empty' as const,
      'pincode-unknown' as const,
      'pincode-not-looked-up' as const,
      'no-user' as const,
      'wrong-login' as const,
      'email-domain-unknown' as const,
      'code-wrong' as const,
      'code-not-sent' as const,
    ].map((refused) => inWords(refusals, { refused })),
  ).toEqual([
    'Delivery is not available for this pincode.',
    'Pincode must be 6 digits.',
    'Please enter the pincode',
    'Your cart is empty. Please add products to the cart.',
    'Invalid Pincode. Please try again.',
    'Failed to fetch Pincode details.',
    'User ID is missing. Please log in again.',
    'Invalid username or password. Please try again.',
    'Invalid email domain.',
    'Invalid OTP. Please try again.',
    'Failed to send OTP. Please try again.',
  ])
})

test('sentences with a gap are filled as the specification has them', () => {
  const { choices, checkout, reviews, calls } = words
  expect([
    choices.reviews(3),
    checkout.placeFailedBecause('no fish'),
    checkout.placeError('no fish'),
    checkout.placeError(''),
    reviews.yourRating(reviews.notRated),
    reviews.failed(503),
    calls.httpError(503, 'no fish'),
  ]).toEqual([
    'REVIEWS (3)',
    'Failed to place order: no fish',
    'Error: no fish',
    'Error: Unknown error',
    'Your rating is: Not Rated',
    'Error: 503',
    'HTTP error! Status: 503, Message: no fish',
  ])
})
