import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import type { Message } from '#contract/message.ts'
import { CartMessages } from '../cart/cart-messages.tsx'
import { EmptyCart } from '../cart/empty-cart.tsx'
import buttons from '../components/button.module.css'
import styles from './checkout.module.css'
import { lastIdempotencyKey } from './payment/last-idempotency-key.ts'
import { clearSavedInput, hasSavedInput } from './saved-input.ts'

type EmptyCheckoutProps = {
  logado: boolean
  /** Why it is empty, if something left the cart on the way here. */
  mensagens: readonly Message[]
}

/** The checkout of an empty cart. If this tab has just placed an order, it links to that order. */
export function EmptyCheckout({ logado, mensagens }: EmptyCheckoutProps) {
  const [chave, setChave] = useState<string | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const idempotencyKey = lastIdempotencyKey()
    setChave(idempotencyKey)
    if (idempotencyKey === null) setLost(hasSavedInput())
    else clearSavedInput()
  }, [])

  return (
    <div className={`wrap ${styles['empty']}`}>
      <h1 className="visually-hidden">Finalizar compra</h1>
      <CartMessages mensagens={mensagens} />
      {isLost && (
        <p role="status">
          Sua sessão terminou antes do fim da compra, e a sacola foi com ela. Nada foi cobrado. Escolha os
          produtos de novo: o que você digitou continua guardado nesta aba.
        </p>
      )}
      <EmptyCart />
      {chave !== null && (
        <Form method="post">
          {Object.entries({ acao: 'pagar', versao: '', metodo: 'pix', chave }).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <button type="submit" className={buttons['primary']}>
            Ver meu último pedido
          </button>
        </Form>
      )}
      {chave === null && logado && (
        <a href="/minha-conta/pedido" className={buttons['primary']}>
          Ver meus pedidos
        </a>
      )}
      <a href="/" className={buttons['secondary']}>
        Escolher instrumentos e acessórios
      </a>
    </div>
  )
}
