import { redirect } from 'react-router'
import { apiContext } from '../context.ts'
import buttons from '../parts/button.module.css'
import { ShopLink } from '../parts/shop-link.tsx'
import type { Route } from './+types/store-evaluation'
import styles from './message-page.module.css'

/** Confirms the evaluation that the address' `key` was sent for; a key that is missing, unknown or used leads home. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  if (!key || key.length > 100) throw redirect('/')
  // Programs that look into mails ask for the head of a link: that is nobody's yes.
  if (request.method === 'HEAD') return { key }
  const { sucesso } = await context.get(apiContext).reviews.confirmStoreEvaluation({ key })
  if (!sucesso) throw redirect('/')

  return { key }
}

/** Each key counts once: this page is never kept. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta() {
  return [{ title: 'Avaliação confirmada | Lira' }, { name: 'robots', content: 'noindex' }]
}

export default function StoreEvaluation({ loaderData: { key } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['message']}`}>
      <h1>Obrigado pela sua avaliação</h1>
      <p className={styles['text']}>
        Ela foi confirmada e ajuda outros músicos a escolher onde comprar. Também nos diz o que podemos fazer
        melhor.
      </p>
      <p className={styles['actions']}>
        <ShopLink to={`/avaliar/compra?key=${encodeURIComponent(key)}`} className={buttons['primary']}>
          Avaliar os produtos
        </ShopLink>
        <ShopLink to="/pagina/avaliacao-da-loja" className={buttons['secondary']}>
          Ver as avaliações da loja
        </ShopLink>
      </p>
    </div>
  )
}
