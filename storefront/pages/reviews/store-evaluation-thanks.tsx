import { redirect } from 'react-router'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../message-page.module.css'
import type { Route } from './+types/store-evaluation-thanks'

/** `key` is that of the evaluation: it also gives access to the products of the same order. */
export function loader({ url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  if (!key) throw redirect('/')

  return { key }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Avaliação confirmada', matches) }, { name: 'robots', content: 'noindex' }]
}

/** Thanks for an evaluation of the store that was just confirmed. */
export default function StoreEvaluationThanks({ loaderData: { key } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['message']}`}>
      <h1>Obrigado pela sua avaliação</h1>
      <p className={styles['text']}>
        Ela foi confirmada e ajuda outros músicos a escolher onde comprar. Também nos diz o que podemos fazer
        melhor.
      </p>
      <p className={styles['actions']}>
        <a href={`/avaliar/compra?key=${encodeURIComponent(key)}`} className={buttons['primary']}>
          Avaliar os produtos
        </a>
        <a href="/pagina/avaliacao-da-loja" className={buttons['secondary']}>
          Ver as avaliações da loja
        </a>
      </p>
    </div>
  )
}
