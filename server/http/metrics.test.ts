import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'

const cache = { pages: 2, bytes: 100_000 }

test('answers are counted by kind, method and status, and by the time that they took', () => {
  const metrics = openMetrics()
  metrics.answered('page', 'GET', 200, 0.0005)
  metrics.answered('page', 'GET', 200, 0.01)
  metrics.answered('app', 'POST', 201, 9)
  const lines = metrics.read(cache).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE darya_answer_seconds histogram',
      'darya_answer_seconds_bucket{le="0.001",kind="page",method="GET",status="200"} 1',
      'darya_answer_seconds_bucket{le="0.005",kind="page",method="GET",status="200"} 1',
      'darya_answer_seconds_bucket{le="0.02",kind="page",method="GET",status="200"} 2',
      'darya_answer_seconds_bucket{le="+Inf",kind="page",method="GET",status="200"} 2',
      'darya_answer_seconds_sum{kind="page",method="GET",status="200"} 0.0105',
      'darya_answer_seconds_bucket{le="2",kind="app",method="POST",status="201"} 0',
      'darya_answer_seconds_count{kind="app",method="POST",status="201"} 1',
    ]),
  )
})

test('each line is a comment or a name with a number, and the text ends with a line end', () => {
  const metrics = openMetrics()
  metrics.answered('file', 'HEAD', 304, 0.1)
  metrics.backedUp(1_700_000_000_500)
  metrics.messageSettled('over-budget')
  const text = metrics.read(cache)
  expect(text).toMatch(
    /^(# (HELP|TYPE) [a-z0-9_]+ .+\n|[a-z0-9_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+\n)+$/,
  )
  expect(text).toContain('darya_page_cache_bytes 100000\n')
  expect(text).toContain('darya_backed_up_to_seconds 1700000000.5\n')
  expect(text).toContain('darya_messages_total{outcome="over-budget"} 1\n')
})

test('methods that nobody knows share one line, so that no stranger can fill the memory with them', () => {
  const metrics = openMetrics()
  for (const method of ['BREW', 'WHEN']) metrics.answered('app', method, 405, 0.1)
  expect(metrics.read(cache)).toContain('darya_answer_seconds_count{kind="app",method="other",status="405"} 2')
})
