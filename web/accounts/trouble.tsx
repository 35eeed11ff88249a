/** What went wrong with a whole form, in place, read out at once; a second line says what may help. */
export function Trouble({ said }: { said: readonly string[] }) {
  if (said.length === 0) return null
  return (
    <div className="trouble" role="alert">
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
