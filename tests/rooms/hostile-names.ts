/** It names a thing that the shop has; any other word is refused, or stands for nothing. */
const nameOfSomething = [
  'key id userId orderId orderNumber species size product picture catch[] goesWith[] order[] cut slug weights[]',
  'cleaning[] labelWeight weight cleaningOption batch bill seen rider person session slot from to endpoint jpeg',
  'pincode mobile email shippingAddress.city shippingAddress.state shippingAddress.phone',
  'address.city address.state address.phone addFish.name wish.cleaning setPrinter.address',
  'replaceAgreed.item.id replaceAgreed.item.size replaceAgreed.item.weight replaceAgreed.item.cleaning',
  'setShopFacts.phone setShopFacts.fssai setShopFacts.gstin setShopFacts.grievanceEmail setShopFacts.grievancePhone',
].flatMap((names) => names.split(' '))

/** It is compared with what the shop keeps as a hash, or kept as one, and shown to nobody; or a browser's key made it. */
const secret = [
  'password newPassword code rawId clientDataJSON authenticatorData attestationObject signature userHandle transports[]',
].flatMap((names) => names.split(' '))

const isNamed = (field: string, names: readonly string[]): boolean =>
  names.some((name) => field === name || field.endsWith(`.${name}`))

/** What a call takes as any text, and is yet no text of anybody's. */
export const isNoText = (field: string): boolean => isNamed(field, nameOfSomething) || isNamed(field, secret)

/** What nobody plants, and why. */
export const plantedElsewhere: Readonly<Record<string, string>> = {
  'findShopper.typed': 'a question: nothing is kept of it',
  'ownerOptions.name': 'a question',
  'ownerByPasskey.name': 'kept and shown as that of addPerson',
  'ownerByPassword.name': 'kept and shown as that of addPerson',
  'setPassword.login': 'an owner’s name for the password, shown to themselves alone',
  'passwordSignIn.login': 'a question',
  ...Object.fromEntries(
    ['name', 'legalName', 'address', 'grievanceOfficer'].map((fact) => [
      `setShopFacts.${fact}`,
      'stands where the setting of it stands, which is planted',
    ]),
  ),
  'ownerByPassword.login': 'as that of setPassword',
  'previewImport.text': 'a file: each field of it is judged and kept as those of the forms',
  'putRequestAside.word': 'letters alone, as the search understood them',
  'sortRound.stops[]': 'which orders, by letters and digits alone',
  'sortRound.locked[]': 'which orders, by letters and digits alone',
  'importCatalogue.text': 'a file: each field of it is judged and kept as those of the forms',
}

const fromTheCatalogue = 'what an order says of its fish comes from the catalogue'
const ofAccounts = 'a shopper’s own pages come by script alone'

/** What is planted, and why no page as it comes from the server says it. */
export const shownNowhere: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['placeOrder.cartItems[]', 'changeOrder.lines[]', 'takeOrder.cartItems[]', 'changeForCustomer.lines[]'].flatMap(
      (line) => ['title', 'img', 'detailPageURL'].map((part) => [`${line}.${part}`, fromTheCatalogue]),
    ),
  ),
  'placeOrder.billingAddress.state': 'a bill needs it not',
  'placeOrder.billingAddress.phone': 'a bill needs it not',
  ...Object.fromEntries(
    ['firstName', 'lastName', 'addressLine1', 'streetAddress', 'landmark', 'city', 'state', 'phone'].map((part) => [
      `changeOrder.billingAddress.${part}`,
      'that order gets no bill',
    ]),
  ),
  'register.name': ofAccounts,
  ...Object.fromEntries(
    ['name', ...['firstName', 'lastName', 'addressLine1', 'streetAddress', 'landmark'].map((part) => `address.${part}`)]
      .flatMap((part) => [`keepAddress.${part}`, `changeAddress.${part}`])
      .map((field) => [field, ofAccounts]),
  ),
  'weighLine.raw': 'kept for a dispute',
  'addPicture.alt': 'described anew at once',
}

/** Settings that are any text, and that pages show. */
export const shownSettings = ['SHOP_NAME', 'SHOP_LEGAL_NAME', 'SHOP_ADDRESS', 'SHOP_GRIEVANCE_OFFICER']

/** Settings that are any text, and no page knows. */
export const hiddenSettings = [
  'SETTINGS_FILE TLS_CERT TLS_KEY DATA_DIR BACKUP_DIR HOST PEPPER PEPPERS_BEFORE',
  'MSG91_KEY MSG91_SENDER MSG91_ENTITY TWILIO_ACCOUNT TWILIO_TOKEN TWILIO_FROM',
].flatMap((names) => names.split(' '))
