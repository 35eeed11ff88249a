import { Button } from '#kit/button.tsx'
import { ordersWords } from '#words/orders.ts'

/** Orders could not be fetched: why, and a way on. */
export function FetchFailed({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <div className="stack" role="alert">
      <p className="field-error">{error}</p>
      <div>
        <Button look="quiet" onClick={onRetry}>
          {ordersWords.tryAgain}
        </Button>
      </div>
    </div>
  )
}
