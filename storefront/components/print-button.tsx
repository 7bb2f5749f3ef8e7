import styles from './print-button.module.css'

/** Opens the print dialog; without JavaScript the browser's menu does. */
export function PrintButton() {
  return (
    <button type="button" className={styles['print']} onClick={() => window.print()}>
      Imprimir
    </button>
  )
}
