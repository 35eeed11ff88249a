import type { catalogueCommands } from '#server/catalogue/catalogue-commands.ts'
import { openedCatalogue } from '#server/catalogue/open-catalogue.ts'
import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import { shopTimeZone } from '#shop/moment.ts'
import { longestMoveReason, type ReviewMove } from '#shop/reviews/review-trust.ts'
import { momentInWords } from '#shop/words/moments.ts'
import { starsInWords } from '#shop/words/reviews/stars-in-words.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import type { reviewsCommands } from './reviews-commands.ts'
import { authorShown, everyReviewOf } from './reviews-store.ts'

const mostListed = 200

/** What people wrote: looked through, hidden with a reason, shown again. Nothing is ever changed in it. */
export const reviews: CliCommand<typeof reviewsCommands & typeof catalogueCommands> = {
  use: 'reviews list PRODUCT | reviews hide ID REASON... | reviews show ID [REASON...]',
  does: 'lists the newest reviews of a product, hides one with a reason, shows one that is held or hidden',
  async run([what = '', ...args], { database, now }) {
    if (what === 'list') {
      const product = productMeant(await openedCatalogue(database), args[0])
      return listed(await everyReviewOf(database.read, product, mostListed))
    }
    if (what !== 'hide' && what !== 'show') throw new WrongArgs(`There is no 'reviews ${what}'.`)
    const [reviewId = '', ...because] = args
    const reason = because.join(' ').trim()
    if (what === 'hide' && reason === '') throw new WrongArgs('Say why the review is hidden.')
    if (reason.length > longestMoveReason)
      throw new WrongArgs(`The reason is too long. The limit is ${longestMoveReason} characters.`)
    const move: ReviewMove = what === 'hide' ? 'hide' : 'release'
    const moving = await database.run.moveReview({ reviewId, move, by: { command: 'reviews' }, at: now, reason })
    if ('moved' in moving) return `The review is ${what === 'hide' ? 'hidden' : 'shown'}.`
    if (moving.refused === 'unknown')
      throw new WrongArgs(`There is no review '${reviewId}'. 'reviews list' shows them.`)
    throw new WrongArgs(what === 'hide' ? 'The review is not shown.' : 'The review is shown already, or withdrawn.')
  },
}

function productMeant(catalogue: Catalogue, typed = ''): number {
  const product = everyProductById(catalogue, Number(typed))
  if (product === undefined)
    throw new WrongArgs(`'${typed}' is not a product. Give its number, as 'rates list' shows it.`)
  return product.id
}

type Listed = Awaited<ReturnType<typeof everyReviewOf>>[number]

const listed = (rows: readonly Listed[]): string =>
  rows.length === 0 ? 'There are no reviews yet.' : rows.map(card).join('\n')

/** What people typed is quoted on one line, so that no line of it passes for one of ours. */
const card = ({ id, state, rating, username, comment, written_at, bought_here }: Listed): string =>
  [
    `${id} (${state}) ${momentInWords(written_at, spokenIn('en'), shopTimeZone)}, ${starsInWords(rating)}`,
    `    ${JSON.stringify(authorShown({ username }, 'en'))}${bought_here === 1 ? ', bought here' : ''}`,
    `    ${JSON.stringify(comment)}`,
  ].join('\n')
