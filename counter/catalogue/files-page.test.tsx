import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changedOnDisk } from '#tests/screens/changed-file.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { deskCatalogueWords as words, wrongInWords } from '#words/desk-catalogue.ts'
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

test('a workbook goes to the shop as it is, and its errors are told by the row of its sheet and by what stands there', async () => {
  const answers = await openScreen(import('./files-page.tsx'), { mayImport: true })
  await look(new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0xff])], 'fish.xlsx'))
  await expect.poll(() => sentTo(preview)).toEqual([{ format: 'xlsx', text: 'UEsDBP8=' }])
  const wrong = [{ line: 14, row: 'size pdpImage19', field: '1 kg', wrong: 'rate', text: '1,8OO' }]
  const nothing = { version: 1, changes: [], countOfChanges: 0, picturesMissing: [] }
  await answers.give(preview, { ...nothing, wrong, countOfWrong: 5000 })
  const row = (await screen.findByText('Row 14')).closest('tr')
  expect(row?.textContent).toContain('“1,8OO” is not a valid rate. Write digits, such as 1800.')
  expect(screen.getByText(words.firstOf(1, 5000))).toBeDefined()
})

test('a workbook of an older Excel, or one that is too large, is not sent', async () => {
  await openScreen(import('./files-page.tsx'), { mayImport: true })
  await look(new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], 'fish.xls'))
  expect((await screen.findAllByText(wrongInWords({ wrong: 'sheet-broken' }))).length).toBeGreaterThan(0)
  const large = new Uint8Array(5_000_001)
  large.set([0x50, 0x4b])
  await look(new File([large], 'fish.xlsx'))
  expect((await screen.findAllByText(wrongInWords({ wrong: 'file-too-large' }))).length).toBeGreaterThan(0)
  expect(sentTo(preview)).toEqual([])
})
