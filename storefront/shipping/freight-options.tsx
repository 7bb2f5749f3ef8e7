import type { Freight, FreightQuote } from '#contract/settings/shipping.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { dayText, termText } from './delivery-term.ts'
import styles from './freight-options.module.css'

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
      {fretes.length > 0 && (
        <p className={styles['note']}>O prazo conta a partir da confirmação do pagamento.</p>
      )}
    </>
  )
}

function Option({ frete, cheapest }: { frete: Freight; cheapest: boolean }) {
  const { label, valor, valorCheio, previsao } = frete

  return (
    <li>
      <p className={styles['name']}>
        {label} {cheapest && <span className={styles['cheapest']}>Mais barato</span>}
      </p>
      <p className={styles['value']}>
        {valor < valorCheio && (
          <del>
            <span className="visually-hidden">De </span>
            {formatBRL(valorCheio)}
          </del>
        )}{' '}
        {valor === 0 ? <strong className={styles['free']}>Grátis</strong> : formatBRL(valor)}
      </p>
      <p className={styles['term']}>
        {termText(frete)}, previsto para{' '}
        <time dateTime={previsao} className={styles['whole']}>
          {dayText(previsao)}
        </time>
      </p>
    </li>
  )
}
