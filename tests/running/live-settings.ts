/** The settings of a live shop, except those that differ: its pepper, and its gateway for messages. */
export const liveSettings = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://fish.example',
  TRUSTED_PROXIES: '127.0.0.1',
  SHOP_LEGAL_NAME: 'Koli Sisters LLP',
  SHOP_ADDRESS: 'Gala 4, Sassoon Dock, Mumbai 400005',
  SHOP_PHONE: '+91 22 1234 5678',
  SHOP_EMAIL: 'care@fish.example',
  SHOP_FSSAI: '11521000000123',
  SHOP_GRIEVANCE_OFFICER: 'Asha Koli, Partner',
  SHOP_GRIEVANCE_EMAIL: 'asha@fish.example',
  SHOP_GRIEVANCE_PHONE: '+91 22 1234 5679',
}

/** All that a live shop needs to start. */
export const liveShop = {
  ...liveSettings,
  PEPPER: 'forty letters of chance that nobody knows',
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT: 'AC1',
  TWILIO_TOKEN: 'token',
  TWILIO_FROM: '+12025550100',
}
