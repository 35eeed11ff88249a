import { NavLink } from 'react-router'
import { type Act, may, type Role } from '#shop/staff.ts'
import { deskAreaWords } from '#words/desk-area.ts'
import { deskComplaintsWords } from '#words/desk-complaints.ts'
import { deskReviewsWords } from '#words/desk-reviews.ts'
import { deskShoppersWords } from '#words/desk-shoppers.ts'
import { deskWords } from '#words/desk.ts'
import './desk.css'

const rooms: readonly { readonly to: string; readonly words: string; readonly act: Act }[] = [
  { to: '/reviews', words: deskReviewsWords.title, act: 'see-reviews' },
  { to: '/complaints', words: deskComplaintsWords.title, act: 'see-complaints' },
  { to: '/area', words: deskAreaWords.title, act: 'see-area' },
  { to: '/shoppers', words: deskShoppersWords.title, act: 'find-shoppers' },
]

/** The rooms of the desk that this person has business in. */
export function DeskRooms({ role }: { role: Role }) {
  return (
    <nav aria-label={deskWords.rooms} className="desk-rooms">
      <ul role="list">
        {rooms
          .filter(({ act }) => may(role, act))
          .map(({ to, words }) => (
            <li key={to}>
              <NavLink to={to}>{words}</NavLink>
            </li>
          ))}
      </ul>
      <noscript>
        <p>{deskWords.noScript}</p>
      </noscript>
    </nav>
  )
}
