import type { Message } from '#contract/message.ts'
import { Html } from '../components/html/html.tsx'
import styles from './cart-messages.module.css'

/** What the platform has to say about the cart; its HTML is sanitised there. The region is always there, so that it is heard. */
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
