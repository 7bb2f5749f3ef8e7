import { useShop } from '#storefront/rendering/browser/api.ts'
import styles from './closed-bar.module.css'

const WORDS = {
  emBreve: ['A loja ainda não está aberta: só você a vê.', '/admin/abrir', 'Voltar à lista'],
  manutencao: ['A loja está em manutenção: só você a vê.', '/admin/configuracoes/manutencao', 'Abrir'],
} as const

/** Tells those whom the gate lets pass that nobody else sees the shop. */
export function ClosedBar() {
  const situacao = useShop()?.situacao ?? 'aberta'
  if (situacao === 'aberta') return null
  const [text, href, label] = WORDS[situacao]

  return (
    <aside className={styles['bar']} aria-label="Loja fechada">
      {text} <a href={href}>{label}</a>
    </aside>
  )
}
