import buttons from './button.module.css'
import styles from './print-button.module.css'

/**
 * Opens the print dialog; `main` is the button for which a page exists. Without JavaScript it is not there: the
 * browser's own menu prints the same.
 */
export function PrintButton({ main = false }: { main?: boolean }) {
  const look = buttons[main ? 'primary' : 'secondary']

  return (
    <button type="button" className={`${look} ${styles['print']}`} onClick={() => window.print()}>
      Imprimir
    </button>
  )
}
