import { reload } from '#storefront/shell/errors/reload.ts'
import buttons from '../../components/button.module.css'
import styles from './card-form.module.css'

/**
 * Shown if the provider cannot be reached, or if the visitor navigated here from a page whose CSP blocks its script: a
 * reload helps.
 */
export function CardFormMissing() {
  return (
    <div className={styles['form']} role="alert">
      <p>O formulário do cartão não carregou. Recarregue a página ou pague de outra forma.</p>
      <button type="button" className={buttons['secondary']} onClick={reload}>
        Recarregar a página
      </button>
    </div>
  )
}
