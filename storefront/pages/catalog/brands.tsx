import { PageHead } from '#storefront/components/page-head.tsx'
import { ShopLink } from '#storefront/components/shop-link.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { deserialize, pack } from '#storefront/rendering/serialized-data.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/brands'
import styles from './brands.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { estrutura, conteudo } = framed(context, await pageAnswer(context.get(apiContext).catalog.brands()))

  return { estrutura, letras: pack(context, conteudo.letras), storeUrl: context.get(shopContext).storeUrl }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? frameMeta(loaderData.estrutura, loaderData.storeUrl) : []
}

/** All brands by their first letter, with a row of letters to jump by. */
export default function Brands({ loaderData }: Route.ComponentProps) {
  const { estrutura } = loaderData
  const letras = deserialize(loaderData.letras)
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
                <ShopLink to={marca.url} className={styles['brand']}>
                  <span className={styles['name']}>{marca.nome}</span>
                  <span className={styles['facts']}>
                    {marca.pais && `${marca.pais} · `}
                    {marca.total} {marca.total === 1 ? 'produto' : 'produtos'}
                  </span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Names that begin with a digit or a sign share one place. */
function anchor(letra: string) {
  return /^[a-z]$/i.test(letra) ? `letra-${letra.toLowerCase()}` : 'letra-outras'
}
