import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { deskPicturesWords } from '#words/pictures.ts'

atTheCounter()

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 100 }, () => 1)])], 'fish.jpg')
const alt = 'A whole hilsa on ice'
const sent = {
  name: '0123456789abcdef',
  alt,
  width: 1536,
  height: 1152,
  colour: '#336699',
  files: [480, 768, 1536].map((width) => ({ width, avif: `/pictures/${width}.avif`, webp: `/pictures/${width}.webp` })),
  addedAt: Date.UTC(2026, 10, 21, 6),
  by: { who: 'staff', name: 'Asif' },
}

test('a photograph that was just sent stands in the preview, though the loader still brings the list from before it', async () => {
  const brought = { kind: { name: 'hilsa', title: 'Hilsa (Palla)' }, offered: { sent: [], ours: [] } }
  const answers = await openScreen(import('./new-product-page.tsx'), brought, '/catalogue/species/hilsa/new')
  fireEvent.change(await screen.findByLabelText(/^Photo/), { target: { files: [jpeg] } })
  fireEvent.change(screen.getByLabelText(/^What it shows/), { target: { value: alt } })
  fireEvent.click(screen.getByRole('button', { name: deskPicturesWords.send }))
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled())
  const [address] = vi.mocked(globalThis.fetch).mock.calls[0] ?? []
  await act(() => answers.give(address as string, { picture: sent }, { status: 201 }))
  await screen.findByText(deskPicturesWords.sent)
  const preview = within(screen.getByRole('region', { name: words.preview }))
  expect(preview.getByRole('img', { name: alt })).toBeDefined()
  fireEvent.click(screen.getByText(words.choosePicture))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: alt }).checked).toBe(true)
})
