import { Link } from 'react-router'
import { catalogueWords } from '#words/catalogue.ts'
import { Picture } from '#kit/picture.tsx'
import type { RecipeCardFacts } from './list-facts.ts'

export function RecommendedRecipes({ recipes }: { recipes: readonly RecipeCardFacts[] }) {
  return (
    <section className="recommended" aria-labelledby="recommended-recipes">
      <h2 id="recommended-recipes">{catalogueWords.recommendedRecipes}</h2>
      <ul className="cards" role="list">
        {recipes.map(({ name, to, minutes, servings, shot }) => (
          <li key={to} className="card recipe-card">
            <Picture shot={shot} name={name} sizes="(width < 48rem) 100vw, 24rem" />
            <div className="card-body">
              <h3>
                <Link to={to}>{name}</Link>
              </h3>
              <p className="small muted">{catalogueWords.timeAndServings(minutes, servings)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
