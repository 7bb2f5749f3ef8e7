import styles from './cart-skeleton.module.css'

/** A placeholder with the size of the lines, so that nothing moves when they load. */
export function CartSkeleton() {
  return (
    <div role="status">
      <p className="visually-hidden">Carregando a sua sacola</p>
      {[1, 2].map((line) => (
        <div key={line} className={styles['line']} aria-hidden="true">
          <span className={styles['picture']} />
          <span />
          <span className={styles['short']} />
          <span className={styles['control']} />
        </div>
      ))}
    </div>
  )
}
