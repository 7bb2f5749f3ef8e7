import { type MouseEvent, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { orderPath } from '#domain/order/order-path.ts'
import buttons from '../../components/button.module.css'
import styles from './cancel-order.module.css'

type Props = { order: Order; chave: string | null; asking: boolean }

/** Asks for confirmation before an order is cancelled: in a dialog, or without JavaScript on the page. */
export function CancelOrder({ order, chave, asking }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const here = orderPath(order.id, chave)
  const ask = `${here}${chave ? '&' : '?'}cancelar=1`

  // After hydration the question moves from the page (`?cancelar`) to the dialog.
  useEffect(() => {
    if (asking && !dialog.current?.open) dialog.current?.showModal()
  }, [asking])

  function open(event: MouseEvent) {
    event.preventDefault()
    dialog.current?.showModal()
  }

  return (
    <>
      <a href={ask} className={buttons['quiet']} onClick={open}>
        Cancelar pedido
      </a>
      {asking && (
        <noscript>
          <div className={styles['inline']}>
            <Question order={order} id="cancelar-aqui" />
            <a href={here} className={buttons['secondary']}>
              Voltar
            </a>
          </div>
        </noscript>
      )}
      <dialog ref={dialog} data-panel="" className={styles['dialog']} aria-labelledby="cancelar">
        <Question order={order} id="cancelar" onDone={() => dialog.current?.close()} />
        <button type="button" className={buttons['secondary']} onClick={() => dialog.current?.close()}>
          Voltar
        </button>
      </dialog>
    </>
  )
}

type QuestionProps = { order: Order; id: string; onDone?: () => void }

function Question({ order: { numero, pagamento }, id, onDone }: QuestionProps) {
  const busy = useNavigation().state !== 'idle'

  return (
    <>
      <h2 id={id}>Cancelar o pedido nº {numero}?</h2>
      <p>
        {['pago', 'pagoAMais', 'pagoEmParte'].includes(pagamento)
          ? 'Devolvemos o valor do mesmo modo que você pagou: Pix na hora, cartão em até duas faturas.'
          : 'Nada será cobrado, e os produtos voltam para a loja.'}
      </p>
      <Form method="post" preventScrollReset {...(onDone && { onSubmit: onDone })}>
        <input type="hidden" name="acao" value="cancelar" />
        <button type="submit" className={buttons['primary']} disabled={busy}>
          Cancelar pedido
        </button>
      </Form>
    </>
  )
}
