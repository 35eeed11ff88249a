import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Rating, ratings } from '#shop/catalogue/ratings.ts'
import { starsInWords } from '#shop/reviews/reviews.ts'
import { kitWords } from '#words/kit.ts'
import { reviewsWords } from '#words/reviews.ts'

/** Five stars to choose from: a radio group for keys and readers, with a preview under the pointer. */
export function StarChoice({
  chosen,
  onChoose,
  error,
}: {
  chosen: Rating | undefined
  onChoose: (rating: Rating) => void
  error: string | undefined
}) {
  const [pointed, setPointed] = useState<Rating>()
  const lit = pointed ?? chosen ?? 0
  const stars = useRef<HTMLDivElement>(null)
  // Like what is typed in a field, a star that was chosen before the page came alive counts.
  const takeOver = useEffectEvent(() => {
    const before = stars.current?.querySelector<HTMLInputElement>(':checked')
    if (before) onChoose(Number(before.value) as Rating)
  })
  useEffect(() => takeOver(), [])
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : 'rating-error'}>
      <legend className="field-label">
        {reviewsWords.stars} <span className="field-mark">{kitWords.required}</span>
      </legend>
      <input type="hidden" name="rating" value="" />
      <div className="star-choice" ref={stars} onPointerLeave={() => setPointed(undefined)}>
        {ratings.map((rating) => (
          <label key={rating} data-lit={rating <= lit} onPointerEnter={() => setPointed(rating)}>
            <input
              type="radio"
              name="rating"
              id={rating === 1 ? 'rating' : undefined}
              value={rating}
              onChange={() => onChoose(rating)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 14.9l-5.3 2.8 1.1-5.9L1.5 7.7l5.9-.8z" />
            </svg>
            <span className="only-heard">{starsInWords(rating)}</span>
          </label>
        ))}
      </div>
      <p role="status">{reviewsWords.yourRating(chosen === undefined ? reviewsWords.notRated : String(chosen))}</p>
      {error !== undefined && (
        <p className="field-error" id="rating-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
