import { Icon } from '../components/icons/icon.tsx'
import styles from './empty-cart.module.css'

/** An empty cart with a link to the shop. It takes the focus when the last line is removed. */
export function EmptyCart() {
  return (
    <div className={styles['empty']} tabIndex={-1}>
      <Icon name="bag" size={3} />
      <p className={styles['title']}>Seu carrinho está vazio</p>
      <p>Passeie pelas categorias da loja e escolha o que toca junto com você.</p>
    </div>
  )
}
