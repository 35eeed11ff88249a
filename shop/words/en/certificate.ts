/** How a tablet, a phone or a computer comes to trust the shop's own https. */
export const certificateWords = {
  title: 'Trust this shop',
  lead: 'Camera, scale and working offline need https. Do this once on each tablet, phone and computer of the shop.',
  known: 'This shop has a certificate that devices trust already. There is nothing to install.',
  none: 'This shop does not serve https itself. See ‘A tablet in the shop’ in docs/running/counter.md.',
  notSecure:
    'This page comes without https, so that a device can open it before it trusts the shop. Use it in your shop’s own Wi-Fi, and compare the fingerprint in step 3.',
  steps: {
    download: '1. Download the certificate',
    install: '2. Install it',
    compare: '3. Compare the fingerprint',
    open: '4. Open the counter',
  },
  download: 'Download certificate',
  devices: {
    android: 'Android tablet or phone',
    apple: 'iPad or iPhone',
    windows: 'Windows',
    mac: 'Mac',
    linux: 'Linux, and Firefox anywhere',
  },
  how: {
    android: [
      'Open Settings and search for ‘CA certificate’. It is under Security, Encryption & credentials, Install a certificate.',
      'Choose ‘CA certificate’, then ‘Install anyway’.',
      'Choose the file darya-authority.crt from the downloads. The device may ask for its screen lock.',
      'Use Chrome. Firefox on Android does not use this certificate.',
    ],
    apple: [
      'Use Safari for the download, and tap ‘Allow’.',
      'Open Settings, tap ‘Profile Downloaded’, then ‘Install’.',
      'In Settings, General, About, Certificate Trust Settings, switch it on.',
    ],
    windows: [
      'Open the downloaded file and click ‘Install Certificate’, for the current user.',
      'Choose ‘Place all certificates in the following store’ and take ‘Trusted Root Certification Authorities’.',
      'Close Chrome or Edge completely and open it again.',
    ],
    mac: [
      'Open the downloaded file. It is added to Keychain Access.',
      'Find ‘Darya authority’ there, open it, and under ‘Trust’ choose ‘Always Trust’.',
    ],
    linux: [
      'Chrome: open chrome://certificate-manager, ‘Custom’, and import the file under ‘Trusted Certificates’.',
      'Firefox: in Settings search for ‘certificates’, then View Certificates, Authorities, Import, and choose ‘Trust this CA to identify websites’.',
    ],
  },
  compareHow:
    'The device shows the SHA-256 fingerprint with the certificate’s details: on Android under ‘Trusted credentials’, ‘User’; on an iPad under the profile’s ‘More Details’. It must be the same as on the shop’s own screen, under ‘Devices’, or as the command ‘certificate’ printed it. If it differs, remove the certificate and call whoever runs the shop’s computer.',
  limited: 'The certificate is for this shop’s own names and addresses only. It can vouch for no other site.',
  open: 'Open the counter',
  scan: 'For the next device: scan this, or open the address on it.',
  /** on the page of the devices */
  toTrust: 'A new device first needs to trust the shop',
  toTrustLead: 'Scan this with it, or open the address on it. The page says what to install.',
  fingerprint: 'SHA-256 fingerprint, to compare on the device',
  endsAt: (when: string) => `The shop’s certificate is valid until ${when}.`,
} as const
