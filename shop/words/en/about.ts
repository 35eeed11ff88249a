export const aboutWords = {
  contactInShort: (shop: string) =>
    `The address, telephone, e-mail and website of ${shop} in Mumbai, and who answers complaints.`,
  aPersonAnswers: 'A question about a fish, an order or a bill: call, or write, and a person answers.',
  address: 'Address',
  seller: (legalName: string, address: string) => `${legalName}, ${address}`,
  phone: 'Phone',
  supportEmail: 'Support e-mail',
  website: 'Website',
  foodLicence: 'Food licence',
  fssai: (licence: string) => `FSSAI ${licence}`,
  complaints: 'Complaints',
  whoAnswers: '{officer}: {email}, {phone}, or {form}',
  byTheForm: 'by the form',
} as const
