import { useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { Picture } from '#kit/picture.tsx'
import { pictureOf } from '#kit/pictures.ts'
import { Sentence } from '#kit/sentence.tsx'
import { Stepper } from '#kit/stepper.tsx'
import { detailUrl } from '#shop/catalogue/product.ts'
import { mostServings, recipeUrl, scaled } from '#shop/catalogue/recipe.ts'
import { localeOf } from '#shop/languages.ts'
import { readableAmount } from '#shop/words/catalogue/amounts.ts'
import { recipeCalled } from '#shop/words/catalogue/recipes.ts'
import { queries } from '#web/queries.ts'
import { breadcrumbs, head } from '#web/site/head.ts'
import type { StructuredHandle } from '#web/site/structured-data.tsx'
import { language } from '#words/language.ts'
import { recipesWords } from '#words/recipes.ts'
import type { Route } from './+types/recipe-page'
import './recipes.css'

export function loader({ params, context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const recipe = recipeCalled(params.slug)
  const fish = recipe && asked.product(recipe.fish.productId)
  if (recipe === undefined || fish === undefined) throw data(null, { status: 404 })
  if (recipe.slug !== params.slug) throw redirect(recipeUrl(recipe), 301)
  return {
    recipe,
    fish: { title: fish.title, to: detailUrl(fish) },
    shot: pictureOf(recipe.picture),
    publicUrl: asked.publicUrl(),
  }
}

export const meta: Route.MetaFunction = ({ loaderData: { recipe, publicUrl, shot }, matches }) =>
  head(matches, {
    title: recipe.name,
    description: recipe.intro,
    path: recipeUrl(recipe),
    publicUrl,
    picture: shot?.src,
  })

export const handle: StructuredHandle<Awaited<ReturnType<typeof loader>>> = {
  structuredData: ({ recipe, publicUrl, shot }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: recipe.name,
      inLanguage: localeOf(language),
      description: recipe.intro,
      recipeYield: recipesWords.yields(recipe.servings),
      totalTime: `PT${recipe.minutes}M`,
      ...(shot ? { image: `${publicUrl}${shot.src}` } : {}),
      recipeIngredient: recipe.ingredients.map((one) => `${readableAmount(one)} ${one.what}`.trim()),
      recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
    },
    breadcrumbs(publicUrl, [{ name: recipe.name, path: recipeUrl(recipe) }]),
  ],
}

export default function RecipePage({ loaderData: { recipe, fish, shot } }: Route.ComponentProps) {
  const [servings, setServings] = useState(recipe.servings)
  return (
    <article className="band room recipe">
      <div className="recipe-top">
        <Picture shot={shot} name={recipe.name} sizes="(width < 60em) 92vw, 36rem" first />
        <div className="stack">
          <h1>{recipe.name}</h1>
          <p className="recipe-intro">{recipe.intro}</p>
          <p>
            <Sentence
              words={recipesWords.fromBoardToTable}
              minutes={<strong>{recipesWords.minutes(recipe.minutes)}</strong>}
            />
          </p>
          <div className="recipe-fish">
            <p>{recipe.fish.why}</p>
            <ButtonLink to={fish.to}>{recipesWords.buy(fish.title)}</ButtonLink>
          </div>
        </div>
      </div>
      <section className="stack" aria-labelledby="ingredients">
        <h2 id="ingredients">{recipesWords.ingredients}</h2>
        <div className="recipe-servings">
          <span>{recipesWords.people(servings)}</span>
          <Stepper count={servings} most={mostServings} of={recipesWords.servings} onChange={setServings} />
        </div>
        <ul className="ingredients" role="list">
          {scaled(recipe, servings).ingredients.map((one) => (
            <li key={one.what}>
              <span className="amount">{readableAmount(one)}</span> <span>{one.what}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="steps">
        <h2 id="steps">{recipesWords.steps}</h2>
        <ol className="steps">
          {recipe.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="recipe-back">
          <Link to="/home">{recipesWords.back}</Link>
        </p>
      </section>
    </article>
  )
}
