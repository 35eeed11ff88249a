/** Who the shop is, as the law and the footer want it. The values are settings; these are samples to start with. */
export interface Identity {
  readonly name: string
  readonly legalName: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly website: string
  readonly fssai: string
  readonly grievanceOfficer: string
  readonly grievanceEmail: string
  readonly grievancePhone: string
  readonly social: readonly { readonly network: string; readonly url: string }[]
}

export const sampleSocial = {
  facebook: 'https://www.facebook.com/darya.example',
  instagram: 'https://www.instagram.com/darya.example',
  youtube: 'https://www.youtube.com/@darya.example',
} as const

export const sampleIdentity: Identity = {
  name: 'Darya',
  legalName: 'Darya Sample Seafoods LLP',
  address: 'Shop 12, Sample Bandar Road, Mumbai 400012, Maharashtra',
  phone: '+91 22 0000 0000',
  email: 'care@darya.example',
  website: 'https://darya.example',
  fssai: '10000000000000',
  grievanceOfficer: 'Sample Officer, Grievance Officer',
  grievanceEmail: 'grievance@darya.example',
  grievancePhone: '+91 22 0000 0001',
  social: [
    { network: 'Facebook', url: sampleSocial.facebook },
    { network: 'Instagram', url: sampleSocial.instagram },
    { network: 'YouTube', url: sampleSocial.youtube },
  ],
}
