import styles from './comparison-page.module.css'

/** Opens the print dialog; without JavaScript the browser's menu does. */
export function PrintComparison() {
  return (
    <button type="button" className={styles['print']} onClick={() => window.print()}>
      Imprimir
    </button>
  )
}
