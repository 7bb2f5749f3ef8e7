import type { ListEntry, ProductCard as Product } from '#contract/catalog.ts'
import { formatBRL } from '#domain/format-money.ts'
import { pageAnswer } from '../answers.ts'
import { ProductCard } from '../card/product-card.tsx'
import { apiContext, shopContext } from '../context.ts'
import { ListingHead } from '../listing/listing-head.tsx'
import { Html } from '../parts/html.tsx'
import { frameMeta } from '../seo.ts'
import { framed } from '../structured-data.ts'
import type { Route } from './+types/list'
import styles from './list.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const list = framed(context, await pageAnswer(api.catalog.list({ url: url.pathname })))

  return { storeUrl, list }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? frameMeta(loaderData.list.estrutura, loaderData.storeUrl) : []
}

/** A list: what belongs together, in the quantities that are needed, and what all of it costs. */
export default function List({ loaderData }: Route.ComponentProps) {
  const { estrutura, conteudo } = loaderData.list

  return (
    <div className="wrap">
      <ListingHead estrutura={estrutura} titulo={conteudo.titulo}>
        <Html html={conteudo.descricao} />
      </ListingHead>
      <div className={styles['layout']}>
        <ul className={styles['items']}>
          {conteudo.itens.map(({ quantidade, produto }, i) => (
            <li key={produto.id}>
              <ProductCard produto={produto} eager={i < 4} headingLevel={2} />
              <p className={styles['quantity']}>
                Quantidade na lista: <strong>{quantidade}</strong>
              </p>
            </li>
          ))}
        </ul>
        <Sum conteudo={conteudo} />
      </div>
    </div>
  )
}

type Content = ListEntry & { itens: { quantidade: number; produto: Product }[]; total: number }

/** The sum of what is in stock. The whole list will be put into the cart from here. */
function Sum({ conteudo: { itens, total } }: { conteudo: Content }) {
  const available = itens.filter(({ produto }) => produto.status === 'disponivel')
  const units = available.reduce((sum, { quantidade }) => sum + quantidade, 0)
  const missing = itens.length - available.length

  return (
    <section className={styles['sum']} aria-label="Total da lista">
      <p>
        Total de {units} {units === 1 ? 'item' : 'itens'}
      </p>
      <p className={styles['total']}>{formatBRL(total)}</p>
      {missing > 0 && (
        <p className={styles['missing']}>
          {missing === 1 ? '1 produto está indisponível' : `${missing} produtos estão indisponíveis`} agora e
          não entra{missing === 1 ? '' : 'm'} no total.
        </p>
      )}
    </section>
  )
}
