import { userStore } from '../customer/user.ts'
import styles from './internal-sale-bar.module.css'

/** Says above everything else that somebody of the store sells in a customer's name; nobody else ever sees it. */
export function InternalSaleBar() {
  const user = userStore.use()
  if (!user?.vendaInterna) return null
  const seller = user.representantes.map(({ nome }) => nome).join(', ')

  return (
    <aside className={styles['bar']} aria-label="Venda interna">
      <p className="wrap">
        <strong>Venda interna</strong>
        {seller && <>: {seller}</>}
        {user.id > 0 ? <> em nome de {user.nomeRazao}</> : <>, ainda sem cliente</>}
      </p>
    </aside>
  )
}
