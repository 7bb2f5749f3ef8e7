import { type MouseEvent, useId, useState } from 'react'
import { Icon } from '../components/icons/icon.tsx'
import { useShop } from '../rendering/browser/api.ts'
import styles from './share.module.css'

type Props = { nome: string; path: string; label?: string }

/**
 * Shares a product or a cart: with the device's share sheet if there is one, otherwise by WhatsApp, e-mail or a copied
 * link. If the browser refuses to copy, the link is there to be copied by hand.
 */
export function Share({ nome, path, label = 'Compartilhar' }: Props) {
  const [copied, setCopied] = useState(false)
  const [refused, setRefused] = useState(false)
  const menu = useId()
  const address = `${useShop()?.storeUrl ?? ''}${path}`
  const text = encodeURIComponent(`${nome} ${address}`)

  function share(event: MouseEvent) {
    if (!navigator.share) return
    event.preventDefault()
    // Closing the sheet without sharing rejects, too.
    navigator.share({ title: nome, url: address }).catch(() => undefined)
  }

  async function copy() {
    try {
      // Undefined on pages without https.
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      setRefused(true)
    }
  }

  return (
    <div>
      <button type="button" className={styles['button']} popoverTarget={menu} onClick={share}>
        <Icon name="share" /> {label}
      </button>
      <div id={menu} popover="auto" className={styles['menu']}>
        <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(nome)}&body=${text}`}>E-mail</a>
        {refused ? (
          <label>
            <span className="visually-hidden">Copie o link</span>
            <input
              className={styles['address']}
              readOnly
              value={address}
              ref={(field) => {
                field?.focus()
                field?.select()
              }}
            />
          </label>
        ) : (
          <button type="button" className={styles['copy']} onClick={copy}>
            {copied ? 'Link copiado' : 'Copiar link'}
          </button>
        )}
      </div>
      <p className={styles['printed']}>{address}</p>
      <span role="status" className="visually-hidden">
        {copied && 'Link copiado'}
      </span>
    </div>
  )
}
