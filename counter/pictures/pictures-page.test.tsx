import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changedOnDisk } from '#tests/screens/changed-file.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'
import { deskPicturesWords, pictureRefusals } from '#words/pictures.ts'
import { deskWords } from '#words/reviews.ts'

atTheCounter()

const catfish = {
  name: '0123456789abcdef',
  alt: 'A whole catfish on ice',
  addedAt: Date.UTC(2026, 10, 21, 6),
  by: { who: 'staff', name: 'Asif' },
  shot: undefined,
}

const open = (pictures: object[] = [catfish], mayChange = true) =>
  openScreen(import('./pictures-page.tsx'), { mayChange, pictures }, '/pictures')

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 100 }, () => 1)])], 'fish.txt')

async function choose(file: File, alt: string) {
  fireEvent.change(await screen.findByLabelText(/^Photo/), { target: { files: [file] } })
  const [first] = screen.getAllByLabelText(/^What it shows/)
  if (first) fireEvent.change(first, { target: { value: alt } })
  fireEvent.click(screen.getByRole('button', { name: deskPicturesWords.send }))
}

test('a photograph is sent as it is, with what it shows, and the page says that it is there', async () => {
  const answers = await open([])
  await choose(jpeg, 'A whole catfish on ice')
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled())
  const [address, sent] = vi.mocked(globalThis.fetch).mock.calls[0] ?? []
  expect(address).toMatch(/^\/counter\/api\/pictures\?alt=A\+whole\+catfish\+on\+ice&key=[0-9a-f-]{36}$/)
  expect(sent?.body).toBe(jpeg)
  expect(new Headers(sent?.headers).get('content-type')).toBe('application/octet-stream')
  const picture = { ...catfish, width: 1536, height: 1152, colour: '#336699', files: [], shot: undefined }
  await answers.give(address as string, { picture }, { status: 201 })
  expect((await screen.findByText(deskPicturesWords.sent)).closest('[role=status]')).toBeTruthy()
})

test('what is no photograph is said at its field before anything is sent', async () => {
  await open([])
  const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(80)], 'fish.jpg')
  await choose(heic, 'A whole catfish')
  expect((await screen.findAllByText(pictureRefusals['picture-heic']())).length).toBeGreaterThan(0)
  await choose(jpeg, 'no')
  expect((await screen.findAllByText(/Describe the photo/)).length).toBeGreaterThan(0)
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

test('a photograph that was saved again after it was chosen is to be chosen again, and can then be sent', async () => {
  await open([])
  await choose(changedOnDisk(jpeg), 'A whole catfish on ice')
  expect((await screen.findAllByText(deskWords.fileChanged)).length).toBeGreaterThan(0)
  expect(globalThis.fetch).not.toHaveBeenCalled()
  await choose(jpeg, 'A whole catfish on ice')
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled())
})

test('what a picture shows is said differently in its place, with what stood there before', async () => {
  const answers = await open()
  const field = await screen.findByDisplayValue(catfish.alt)
  fireEvent.change(field, { target: { value: 'A catfish, cut' } })
  fireEvent.click(screen.getByRole('button', { name: `${deskPicturesWords.describe}: ${catfish.alt}` }))
  const address = `/counter/api/pictures/${catfish.name}/alt`
  const message = pictureRefusals['picture-described-meanwhile']()
  await answers.give(address, { message, field: 'alt' }, { status: 409 })
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(screen.getByDisplayValue('A catfish, cut')).toBeTruthy()
  const [, sent] = vi.mocked(globalThis.fetch).mock.calls[0] ?? []
  expect(JSON.parse(sent?.body as string)).toMatchObject({ alt: 'A catfish, cut', seen: catfish.alt })
})
