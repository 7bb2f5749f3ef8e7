import type { FetcherWithComponents } from 'react-router'
import type { Checkout } from '#contract/cart/checkout.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import buttons from '../../components/button.module.css'
import type { CheckoutAnswer } from '../answer-checkout.ts'
import { stepPath } from '../checkout-paths.ts'
import styles from './choice.module.css'

type Props = {
  salvos: Checkout['entrega']['salvos']
  /** The id of the address that the quote is for. */
  chosen: number
  fetcher: FetcherWithComponents<CheckoutAnswer>
}

/** The customer's saved addresses to choose from. Each choice requests a new quote. */
export function SavedAddresses({ salvos, chosen, fetcher }: Props) {
  return (
    <fetcher.Form
      method="post"
      action={stepPath('entrega')}
      onChange={(event) => void fetcher.submit(event.currentTarget)}
    >
      <input type="hidden" name="acao" value="escolher-endereco" />
      <fieldset className={styles['choices']}>
        <legend>Entregar em</legend>
        {salvos.map(({ id, destinatario, logradouro, numero, complemento, bairro, cidade, uf, cep }) => (
          <label key={id} className={styles['choice']}>
            <input type="radio" name="idEndereco" value={id} defaultChecked={id === chosen} />
            <span className={styles['name']}>
              {[`${logradouro}, ${numero}`, complemento].filter(Boolean).join(', ')}
            </span>
            <span className={styles['about']}>
              {[bairro, `${cidade}/${uf}`, `CEP ${formatCep(cep)}`].filter(Boolean).join(' – ')}
              <br />
              Recebe: {destinatario}
            </span>
          </label>
        ))}
      </fieldset>
      <noscript>
        <button type="submit" className={buttons['secondary']}>
          Entregar neste endereço
        </button>
      </noscript>
    </fetcher.Form>
  )
}
