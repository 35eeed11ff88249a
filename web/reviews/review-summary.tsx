import { Link } from 'react-router'
import { grouped } from '#shop/orders/grouped.ts'
import {
  averageInWords,
  averageOf,
  barsOf,
  type ReviewSummary as Summary,
  reviewsInWords,
  starsInWords,
} from '#shop/reviews/reviews.ts'
import { reviewsWords } from '#words/reviews.ts'
import { Sentence } from '#kit/sentence.tsx'
import { Stars } from '#kit/stars.tsx'
import { paths } from '#web/paths.ts'

/** The average, how it is made, and how many gave each rating. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  return (
    <div className="review-summary">
      <p className="review-average">
        <Stars of={averageOf(summary)} words={averageInWords(summary)} />
      </p>
      <ul className="review-bars" role="list">
        {barsOf(summary).map(({ rating, count, percent }) => (
          <li key={rating}>
            <span>{starsInWords(rating)}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="1" />
            </svg>
            <span>
              {grouped(count)}
              <span className="only-heard"> {reviewsInWords(count).replace(/^[\d,]+ /, '')}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">
        <Sentence words={reviewsWords.howCounted} officer={<Link to={paths.grievance}>{reviewsWords.officer}</Link>} />
      </p>
    </div>
  )
}
