import { Link, redirect, useRouteLoaderData } from 'react-router'
import { may } from '#shop/staff.ts'
import { counterWords } from '#words/counter.ts'
import { askWho } from '#counter/ask.ts'
import { navRows } from '#counter/frame/nav.ts'
import { queries } from '#counter/queries.ts'
import { ButtonLink } from '#kit/button.tsx'
import type { loader as frameLoader } from '../root.tsx'
import type { Route } from './+types/home-page'

export async function loader({ context }: Route.LoaderArgs) {
  const me = await askWho(context.get(queries))
  if (me && me.needs !== 'nothing') throw redirect('/own')
  return null
}

export function meta() {
  return [{ title: counterWords.title }]
}

export default function HomePage() {
  const me = useRouteLoaderData<typeof frameLoader>('root')?.me
  return (
    <>
      <h1>{counterWords.title}</h1>
      <p>{me ? counterWords.greeting(me.name) : counterWords.whatFor}</p>
      {me ? (
        <ul role="list" className="who">
          {navRows
            .filter(({ act }) => may(me.role, act))
            .map(({ to, words }) => (
              <li key={to}>
                <ButtonLink look="quiet" to={to}>
                  {words}
                </ButtonLink>
              </li>
            ))}
        </ul>
      ) : (
        <p>
          <Link to="/sign-in">{counterWords.signIn}</Link>
        </p>
      )}
    </>
  )
}
