import { PageHead } from '#storefront/components/page-head.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/brands'
import styles from './brands.module.css'

export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const { estrutura, conteudo } = framed(context, await pageAnswer(context.get(apiContext).catalog.brands()))

  return { estrutura, letras: conteudo.letras, storeUrl: context.get(shopContext).storeUrl }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

/** All brands by first letter, with links to the letters. */
export default function Brands({ loaderData }: Route.ComponentProps) {
  const { estrutura, letras } = pageData(loaderData)
  const total = letras.reduce((sum, { marcas }) => sum + marcas.length, 0)

  return (
    <div className="wrap">
      <PageHead
        trail={estrutura.breadcrumb}
        title="Marcas"
        text={`${total} marcas, das cordas de estúdio ao primeiro violino.`}
      />
      <nav aria-label="Letras" className={styles['letters']}>
        {letras.map(({ letra }) => (
          <a key={letra} href={`#${anchor(letra)}`}>
            {letra}
          </a>
        ))}
      </nav>
      {letras.map(({ letra, marcas }) => (
        <section
          key={letra}
          id={anchor(letra)}
          className={styles['section']}
          aria-labelledby={`${anchor(letra)}-titulo`}
        >
          <h2 id={`${anchor(letra)}-titulo`}>{letra}</h2>
          <ul className={styles['brands']}>
            {marcas.map((marca) => (
              <li key={marca.url}>
                <a href={marca.url} className={styles['brand']}>
                  <span className={styles['name']}>{marca.nome}</span>
                  <span className={styles['facts']}>
                    {marca.pais && `${marca.pais} · `}
                    {marca.total} {marca.total === 1 ? 'produto' : 'produtos'}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Names that start with a digit or symbol share one section. */
function anchor(letra: string) {
  return /^[a-z]$/i.test(letra) ? `letra-${letra.toLowerCase()}` : 'letra-outras'
}
