import { frameWords } from '#words/frame.ts'

/** A page whose own part is still to come: what it is, and that it loads. */
export const Awaited = ({ title }: { title: string }) => (
  <>
    <h1>{title}</h1>
    <p role="status">{frameWords.loading}</p>
  </>
)
