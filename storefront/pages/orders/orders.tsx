import { ORDERS_PATH } from '#domain/order/order-path.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { pageOf } from '#storefront/customer/wishlist/favourites-request.ts'
import { Pagination } from '#storefront/listing/pagination/pagination.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/orders'
import { OrderRow } from './order-row.tsx'
import styles from './orders.module.css'

const PAGE_SIZE = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const pg = pageOf(url.searchParams)
  const request = context.get(apiContext).orders.list({ offset: (pg - 1) * PAGE_SIZE, limit: PAGE_SIZE })
  const { pedidos, total } = await customerAnswer(request, loginPath(url.pathname + url.search))
  const qtdPages = Math.max(1, Math.ceil(total / PAGE_SIZE))

  return { pedidos, total, pages: { pg, qtdPages, ...neighbours(pg, qtdPages) } }
}

/** Whether there is a previous and a next page; the pagination makes the actual addresses. */
function neighbours(pg: number, qtdPages: number) {
  return { prev: pg > 1 ? ORDERS_PATH : null, next: pg < qtdPages ? ORDERS_PATH : null }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Meus pedidos', matches) }, { name: 'robots', content: 'noindex' }]
}

/** All orders of the customer, newest first. */
export default function Orders({ loaderData: { pedidos, total, pages } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Meus pedidos', url: ORDERS_PATH },
        ]}
        title="Meus pedidos"
      />
      {total === 0 ? (
        <div className={styles['empty']}>
          <p>Você ainda não fez nenhum pedido. Quando fizer, acompanhe aqui cada passo até a entrega.</p>
          <p className={styles['text']}>
            Comprou sem entrar na conta? O e-mail que enviamos tem o link do seu pedido.
          </p>
          <a href="/" className={buttons['primary']}>
            Conhecer os instrumentos
          </a>
        </div>
      ) : (
        <>
          <ul className={styles['list']}>
            {pedidos.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
          <Pagination info={pages} />
        </>
      )}
    </div>
  )
}
