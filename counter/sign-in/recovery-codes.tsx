import { Button } from '#kit/button.tsx'
import { signInWords } from '#words/staff.ts'

const words = signInWords.first

/** Shown once: nobody can read them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section className="narrow stack" aria-labelledby="codes">
      <h1 id="codes">{words.codesTitle}</h1>
      <p>{words.codesLead}</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row-acts">
        <Button look="quiet" onClick={() => print()}>
          {words.print}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </section>
  )
}
