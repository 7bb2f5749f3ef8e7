import { ORDERS_PATH } from '#domain/order/order-path.ts'
import { apiContext } from '../context.ts'
import { customerAnswer } from '../customer/customer-answer.ts'
import { loginPath } from '../customer/login-path.ts'
import { Pagination } from '../listing/pagination.tsx'
import { OrderRow } from '../orders/order-row.tsx'
import buttons from '../parts/button.module.css'
import { PageHead } from '../parts/page-head.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { pageOf } from '../wishlist/favourites-request.ts'
import type { Route } from './+types/orders'
import styles from './orders.module.css'

const PAGE_SIZE = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const pg = pageOf(url.searchParams)
  const asked = context.get(apiContext).orders.list({ offset: (pg - 1) * PAGE_SIZE, limit: PAGE_SIZE })
  const { pedidos, total } = await customerAnswer(asked, loginPath(url.pathname + url.search))
  const qtdPages = Math.max(1, Math.ceil(total / PAGE_SIZE))

  return { pedidos, total, pages: { pg, qtdPages, ...neighbours(pg, qtdPages) } }
}

/** Whether there is a page before and after; their addresses are the pagination's to make. */
function neighbours(pg: number, qtdPages: number) {
  return { prev: pg > 1 ? ORDERS_PATH : null, next: pg < qtdPages ? ORDERS_PATH : null }
}

export function meta() {
  return [{ title: 'Meus pedidos | Lira' }, { name: 'robots', content: 'noindex' }]
}

/** All orders of the customer, the newest first. */
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
          <ShopLink to="/" className={buttons['primary']}>
            Conhecer os instrumentos
          </ShopLink>
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
