import type { Role } from '#shop/staff/staff.ts'

/** Who works in the sample shop. */
export const sampleStaff = [
  { name: 'Meera', role: 'owner' },
  { name: 'Asif', role: 'counter' },
  { name: 'Bhau', role: 'cutter' },
  { name: 'Leena', role: 'cutter' },
  { name: 'Sunil', role: 'rider' },
] as const satisfies readonly { readonly name: string; readonly role: Role }[]

/** Who buys there. Their mobiles have answered no code, so that no message is ever written to one. */
export const sampleShoppers = [
  ['Asha', 'Kolhatkar', '12 Sagar Chawl', 'Parel Naka', '400012'],
  ['Rohan', 'Pawar', 'B-204 Shivneri', 'Dr Ambedkar Road', '400012'],
  ['Farida', 'Merchant', '3 Rustom Baug', 'Delisle Road', '400013'],
  ['Nikhil', 'Desai', 'A-11 Lodha Court', 'Senapati Bapat Marg', '400013'],
  ['Sunita', 'Rane', '7 Matunga House', 'Dadar TT Circle', '400014'],
  ['Joseph', 'D’Souza', '2 Our Lady Villa', 'Naigaon Cross Road', '400014'],
  ['Kavita', 'Iyer', '9 Saraswati Nivas', 'Hindu Colony', '400014'],
  ['Imran', 'Shaikh', '21 Zakaria Bunder', 'Sewri Cross Road', '400015'],
  ['Pooja', 'Bhosale', '5 Wadala Terrace', 'Katrak Road', '400031'],
  ['Vikram', 'Shetty', 'C-302 Antop Heights', 'Kidwai Nagar', '400031'],
  ['Anjali', 'Naik', '14 Abhyudaya Nagar', 'Kalachowki Road', '400033'],
  ['Dinshaw', 'Patel', '8 Cotton Green House', 'Reay Road', '400033'],
] as const satisfies readonly (readonly [string, string, string, string, string])[]

/** What some of them write to the cutter. */
export const sampleNotes = ['Head off, thin slices', 'Small pieces for a child', 'डोके वेगळे द्या'] as const
