import type { User } from '#contract/customers/customers.ts'
import styles from './internal-sale-bar.module.css'

/** Who sells, and in whose name. */
export function InternalSale({ user }: { user: User }) {
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
