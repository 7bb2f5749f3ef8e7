import type { Message } from '#contract/message.ts'
import { Html } from '../components/html/html.tsx'
import styles from './cart-messages.module.css'

/**
 * The platform's messages about the cart, as HTML that the platform sanitized. The region is always rendered, so that
 * screen readers announce changes.
 */
export function CartMessages({ mensagens }: { mensagens: readonly Message[] }) {
  return (
    <div className={styles['messages']} role="status">
      {mensagens.map(({ tipo, mensagem }) => (
        <div key={mensagem} className={styles['message']} data-tipo={tipo}>
          <Html html={mensagem} />
        </div>
      ))}
    </div>
  )
}
