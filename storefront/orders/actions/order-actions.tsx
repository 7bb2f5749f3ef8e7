import { Form, useNavigation } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { formatDay } from '#domain/time/format-date.ts'
import buttons from '../../components/button.module.css'
import { CancelOrder } from './cancel-order.tsx'
import { DefectForm } from './defect-form.tsx'
import styles from './order-actions.module.css'

type Props = {
  order: Order
  chave: string | null
  /** Whether the address asks for the cancellation question, as it does without JavaScript. */
  asking: boolean
}

/** The actions that an order's rights allow. */
export function OrderActions({ order, chave, asking }: Props) {
  const { cancelar, devolver, devolverAte, reclamar } = order.direitos
  const { defeito } = order
  const busy = useNavigation().state !== 'idle'
  const known = order.itens.some(({ idAtributoSimples }) => idAtributoSimples !== null)

  return (
    <div className={styles['actions']}>
      {known && (
        <Form method="post">
          <input type="hidden" name="acao" value="comprar-de-novo" />
          <button type="submit" className={buttons['secondary']} disabled={busy}>
            Comprar de novo
          </button>
        </Form>
      )}
      {cancelar && <CancelOrder order={order} chave={chave} asking={asking} />}
      {defeito && (
        <p>
          Recebemos seu relato do defeito. A loja resolve até {formatDay(defeito.prazo)}, e você recebe um
          e-mail com os próximos passos.
        </p>
      )}
      {reclamar && <DefectForm order={order} />}
      {devolver && (
        <details className={styles['withdraw']}>
          <summary>Quero devolver</summary>
          <Form method="post" preventScrollReset className={styles['form']}>
            <p>
              Você tem até {devolverAte && formatDay(devolverAte)} para desistir da compra, sem explicar por
              quê. Enviamos por e-mail como devolver, e o frete da devolução é por nossa conta.
            </p>
            <label htmlFor="motivo">Quer nos contar o motivo? (opcional)</label>
            <textarea id="motivo" name="motivo" rows={3} maxLength={1000} />
            <input type="hidden" name="acao" value="devolver" />
            <button type="submit" className={buttons['primary']} disabled={busy}>
              Pedir a devolução
            </button>
          </Form>
        </details>
      )}
    </div>
  )
}
