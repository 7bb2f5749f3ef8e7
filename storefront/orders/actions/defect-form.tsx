import { Form, useNavigation } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { DEFECT_CHOICE_NAMES, DEFECT_CHOICES } from '#domain/order/defect.ts'
import { formatDay } from '#domain/time/format-date.ts'
import buttons from '../../components/button.module.css'
import styles from './order-actions.module.css'

/** Reports a defect: the products, the problem and the preferred solution. */
export function DefectForm({ order }: { order: Order }) {
  const busy = useNavigation().state !== 'idle'
  const { reclamarAte } = order.direitos

  return (
    <details className={styles['withdraw']}>
      <summary>Veio com defeito</summary>
      <Form method="post" preventScrollReset className={styles['form']}>
        <p>
          Você tem até {reclamarAte && formatDay(reclamarAte)} para contar um defeito. A loja tem 30 dias para
          consertar; se não der, você escolhe entre troca, dinheiro de volta e desconto. Um defeito apareceu
          depois? Fale com a gente.
        </p>
        <fieldset className={styles['choices']}>
          <legend>Quais produtos?</legend>
          {order.itens.map(({ idAtributoSimples: sku, nome, quantidade }) =>
            sku === null ? null : (
              <label key={sku}>
                <input
                  type="number"
                  name={`defeito-${sku}`}
                  min={0}
                  max={quantidade}
                  defaultValue={order.itens.length === 1 ? 1 : 0}
                />{' '}
                {nome}
              </label>
            ),
          )}
        </fieldset>
        <label htmlFor="relato">O que há com o produto?</label>
        <textarea id="relato" name="relato" rows={3} maxLength={1000} required />
        <fieldset className={styles['choices']}>
          <legend>O que você prefere?</legend>
          {DEFECT_CHOICES.map((escolha) => (
            <label key={escolha}>
              <input
                type="radio"
                name="escolha"
                value={escolha}
                defaultChecked={escolha === DEFECT_CHOICES[0]}
              />{' '}
              {DEFECT_CHOICE_NAMES[escolha]}
            </label>
          ))}
        </fieldset>
        <input type="hidden" name="acao" value="defeito" />
        <button type="submit" className={buttons['primary']} disabled={busy}>
          Enviar à loja
        </button>
      </Form>
    </details>
  )
}
