import { ShopLink } from '#storefront/components/shop-link.tsx'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'

export function meta() {
  return [{ title: 'Conta excluída | Lira' }, { name: 'robots', content: 'noindex' }]
}

/** The farewell to who deleted their account. */
export default function AccountDeleted() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Sua conta foi excluída</h1>
      <p className={styles['text']}>
        Enviamos um e-mail para confirmar. Obrigado pelo tempo que passou com a gente; a loja continua aberta
        para você.
      </p>
      <ShopLink to="/" className={buttons['primary']}>
        Continuar na loja
      </ShopLink>
    </div>
  )
}
