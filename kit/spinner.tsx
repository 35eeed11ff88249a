import { kitWords } from '#words/frame.ts'

/** Covers the page while the next one is on its way. */
export function SpinnerOverlay({ words = kitWords.loading }: { words?: string }) {
  return (
    <div className="spinner-overlay" role="status">
      <div className="spinner" />
      <span className="only-heard">{words}</span>
    </div>
  )
}
