import { counterWords } from '#words/counter.ts'

export function meta() {
  return [{ title: counterWords.title }]
}

export default function HomePage() {
  return (
    <>
      <h1>{counterWords.title}</h1>
      <p>{counterWords.whatFor}</p>
      <p>{counterWords.noStaff}</p>
    </>
  )
}
