import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'
import type { Route } from './+types/account-deleted'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Conta excluída', matches) }, { name: 'robots', content: 'noindex' }]
}

/** Confirms that the account was deleted. */
export default function AccountDeleted() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Sua conta foi excluída</h1>
      <p className={styles['text']}>
        Enviamos um e-mail para confirmar. Obrigado pelo tempo que passou com a gente; a loja continua aberta
        para você.
      </p>
      <a href="/" className={buttons['primary']}>
        Continuar na loja
      </a>
    </div>
  )
}
