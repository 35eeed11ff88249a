import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changedOnDisk } from '#tests/screens/changed-file.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { deskWords } from '#words/reviews.ts'

atTheCounter()

const preview = '/counter/api/catalogue/import/preview'

async function look(file: File) {
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${words.file}`)), { target: { files: [file] } })
  fireEvent.click(screen.getByRole('button', { name: words.look }))
}

test('a file that was saved again after it was chosen is to be chosen again, and then goes to the shop', async () => {
  await openScreen(import('./files-page.tsx'), { mayImport: true })
  const file = new File(['name,title\n'], 'fish.csv')
  await look(changedOnDisk(file))
  expect((await screen.findAllByText(deskWords.fileChanged)).length).toBeGreaterThan(0)
  await look(file)
  await expect.poll(() => sentTo(preview)).toEqual([{ format: 'csv', text: 'name,title\n' }])
})

test('what is no text is still said to be none', async () => {
  await openScreen(import('./files-page.tsx'), { mayImport: true })
  await look(new File([new Uint8Array([0xff, 0xfe, 0x00, 0x41])], 'fish.csv'))
  expect((await screen.findAllByText(words.noText)).length).toBeGreaterThan(0)
})
