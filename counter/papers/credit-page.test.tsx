import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const line: StaffGives<'bills'>['lines'][number] = {
  lineNo: 1,
  productId: 7,
  title: 'सुरमई',
  titleIn: 'mr',
  otherName: 'Surmai (King Fish)',
  otherIn: 'en',
  size: 'Jumbo',
  weight: '500 g',
  quantity: 3,
  cleaning: '',
  labelWeight: 'gross',
  orderedGrams: 1500,
  packGrams: 500,
  ratePaise: 45_000,
  orderedPaise: 135_000,
  mostPaise: 148_500,
  state: 'weighed',
  grams: 1480,
  pricePaise: 133_200,
  reason: '',
  packer: 'Bhau',
  hsn: '0302',
  taxPercent: 0,
  barcode: 'data:,',
}

const bill = {
  number: 'D2627/000001',
  drawnAt: noon,
  totalPaise: 133_200,
  roundingPaise: 0,
  gstin: '',
  leftPaise: 133_200,
  isStanding: true,
  creditNotes: [],
}

test('whoever gives back reads the fish as they call it themselves, whatever its buyer’s paper says', async () => {
  await openScreen(import('#counter/papers/credit-page.tsx'), {
    language: 'mr',
    order: staffOrderOf({ status: 'Delivered' }),
    lines: [line],
    billTo: { name: 'Asha Koli', lines: [] },
    bills: [bill],
  })
  expect(await screen.findByRole('option', { name: /Surmai \(King Fish\)/ })).toBeTruthy()
  expect(screen.queryByRole('option', { name: /सुरमई/ })).toBeNull()
})
