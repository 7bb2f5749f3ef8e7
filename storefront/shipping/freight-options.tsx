import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { TERM_NOTE } from './delivery-term.ts'
import styles from './freight-options.module.css'
import { FreightPrice } from './freight-price.tsx'
import { FreightTerm } from './freight-term.tsx'

/** The freight options with price and delivery date, or a note that the store does not deliver there. */
export function FreightOptions({ quote }: { quote: FreightQuote }) {
  const { fretes, cep, cidade, uf, restricaoEntrega, mensagem } = quote
  const deliveries = fretes.filter(({ tipo }) => tipo === 'entrega')

  return (
    <>
      <p className={styles['place']}>
        {restricaoEntrega ? 'Sem entrega em' : 'Entrega em'}{' '}
        <strong>{cidade === '' ? uf : `${cidade}, ${uf}`}</strong>,{' '}
        <span className={styles['whole']}>CEP {formatCep(cep)}</span>
      </p>
      {mensagem !== '' && (
        <p className={styles['message']} data-restricted={restricaoEntrega || undefined}>
          {mensagem}
        </p>
      )}
      {fretes.length > 0 && (
        <ul className={styles['options']}>
          {fretes.map((frete) => (
            <Option
              key={frete.id}
              frete={frete}
              cheapest={frete === deliveries[0] && deliveries.length > 1}
            />
          ))}
        </ul>
      )}
      {fretes.length > 0 && <p className={styles['note']}>{TERM_NOTE}</p>}
    </>
  )
}

function Option({ frete, cheapest }: { frete: Freight; cheapest: boolean }) {
  return (
    <li>
      <p className={styles['name']}>
        {frete.label} {cheapest && <span className={styles['cheapest']}>Mais barato</span>}
      </p>
      <FreightPrice {...frete} />
      <p className={styles['term']}>
        <FreightTerm frete={frete} />
      </p>
    </li>
  )
}
