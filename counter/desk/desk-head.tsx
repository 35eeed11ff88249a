import { deskWords } from '#words/reviews.ts'
import './desk.css'

/** The head of a room of the desk. Without a script it is there to be read. */
export function DeskHead({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <noscript>
        <p>{deskWords.noScript}</p>
      </noscript>
    </>
  )
}
