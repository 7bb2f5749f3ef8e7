import type { Badge } from '#contract/catalog/catalog.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import styles from './delivery-note.module.css'

/** A note about the delivery that needs no CEP. */
export function DeliveryNote({ selos, available }: { selos: Badge[]; available: boolean }) {
  const free = available && selos.find(({ tipo }) => tipo === 'freteGratis')

  return (
    <p className={styles['note']}>
      <Icon name="truck" />
      <span>
        {free ? <strong>{free.label} neste produto.</strong> : 'O frete e o prazo saem pelo seu CEP.'}{' '}
        <a href="/pagina/prazos-e-entrega">Prazos e entrega</a>
      </span>
    </p>
  )
}
