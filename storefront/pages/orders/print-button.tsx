import buttons from '../../components/button.module.css'

/** Opens the print dialog; without JavaScript the browser's menu does. */
export function PrintButton() {
  return (
    <button type="button" className={buttons['primary']} onClick={() => window.print()}>
      Imprimir
    </button>
  )
}
