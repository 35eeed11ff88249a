import { anything, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { newsOf, pathOfNews } from './push-news.ts'
import { pushWordsIn } from './words.ts'

const said = { event: 'weighed', order: 'o-1', number: 'D7K4-29XM', total: 180_000 }

test('a message is shown with the number of its order and what it comes to, and leads to its page', () => {
  expect(newsOf(JSON.stringify(said))).toEqual({
    title: 'Your fish has been weighed',
    body: 'Order D7K4-29XM: ₹1,800.00 by actual weight.',
    tag: 'order-o-1',
    path: '/myorders/o-1',
  })
  expect(newsOf(JSON.stringify({ ...said, event: 'out' })).body).toBe(
    'Order D7K4-29XM: please keep ₹1,800.00 ready in cash.',
  )
})

test('a message speaks the language of its order, and leads to the page in it', () => {
  const marathi = newsOf(JSON.stringify({ ...said, language: 'mr' }))
  expect([marathi.title, marathi.path]).toEqual([pushWordsIn.mr.told.weighed.title, '/mr/myorders/o-1'])
  expect([marathi.path, '/hi/myorders', '/gu/myorders/o-1', '/mr/cartPage'].map(pathOfNews)).toEqual([
    '/mr/myorders/o-1',
    '/hi/myorders',
    '/myorders',
    '/myorders',
  ])
})

test('whatever comes, something is shown, and it leads to one’s orders and nowhere else', () => {
  assert(property(string(), (text) => inOrders(newsOf(text).path)))
  assert(property(anything(), (data) => inOrders(pathOfNews(data))))
  for (const order of ['../login', '//evil.example', 'a/b', ''])
    inOrders(newsOf(JSON.stringify({ ...said, order })).path)
  expect(newsOf('').title).toBe('Update on your order')
})

function inOrders(path: string): void {
  expect(path).toMatch(/^(\/(hi|mr))?\/myorders(\/[A-Za-z0-9_-]+)?$/)
}
