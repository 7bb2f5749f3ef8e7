import buttons from '../../components/button.module.css'

/** Opens the browser's own dialogue; whoever has no JavaScript has its menu. */
export function PrintButton() {
  return (
    <button type="button" className={buttons['primary']} onClick={() => window.print()}>
      Imprimir
    </button>
  )
}
