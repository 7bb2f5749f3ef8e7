import type { Order } from '#contract/orders/orders.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { dayText, termText } from '#storefront/shipping/delivery-term.ts'
import styles from './delivery.module.css'

/** The address, the kind of delivery and the tracking of an order. */
export function Delivery({ order }: { order: Order }) {
  const { endereco, frete, encomendas, numeroAntigo, codigoPostagem } = order

  return (
    <div className={styles['delivery']}>
      {endereco && <Address {...endereco} />}
      {!endereco && frete.tipo === 'retirada' && frete.detalhe === undefined && <p>Retirada na loja.</p>}
      <p className={styles['how']}>
        {/* The delivery time is unknown for an order from the previous shop. */}
        {numeroAntigo === null
          ? `${frete.label}, ${termText(frete)} depois da aprovação do pagamento${expectedText(order)}.`
          : frete.label}
      </p>
      {frete.detalhe !== undefined && <p className={styles['how']}>{frete.detalhe}</p>}
      {encomendas.map((parcel) => (
        <Tracking key={parcel.volume} parcel={parcel} isOnly={isWhole(order)} />
      ))}
      {codigoPostagem !== undefined && (
        <p className={styles['how']}>
          Para devolver, leve o pacote fechado a uma agência dos Correios e mostre este código:{' '}
          <strong>{codigoPostagem}</strong>. A loja já pagou o envio.
        </p>
      )}
    </div>
  )
}

/** The day that the workshop's agenda gives it, until it is on its way. */
function expectedText({ frete, situacao }: Order): string {
  const waits = situacao === 'pagamentoAprovado' || situacao === 'emSeparacao'
  if (frete.oficina === undefined || frete.aCombinar || !waits) return ''

  return `, previsto para ${dayText(frete.previsao)}`
}

function Address(endereco: NonNullable<Order['endereco']>) {
  const { destinatario, logradouro, numero, complemento, bairro, cidade, uf, cep, referencia } = endereco

  return (
    <address className={styles['address']}>
      <strong>{destinatario}</strong>
      <span>{[logradouro, numero, complemento].filter(Boolean).join(', ')}</span>
      <span>{[bairro, [cidade, uf].filter(Boolean).join('/')].filter(Boolean).join(' – ')}</span>
      {cep !== '' && <span>CEP {formatCep(cep)}</span>}
      {referencia && <span>{referencia}</span>}
    </address>
  )
}

/** Whether the order left in one parcel. */
function isWhole({ encomendas, situacao }: Order): boolean {
  return encomendas.length === 1 && situacao !== 'emSeparacao'
}

function Tracking({ parcel, isOnly }: { parcel: Order['encomendas'][number]; isOnly: boolean }) {
  const { volume, codigo, transportadora, url, eventos, itens, entregueEm } = parcel
  const id = `rastreio-${volume}`

  return (
    <section className={styles['tracking']} aria-labelledby={id}>
      <h3 id={id}>{isOnly ? 'Rastreio' : `Encomenda ${volume}`}</h3>
      {!isOnly && <p>{itens.map(({ nome, quantidade }) => `${quantidade} × ${nome}`).join(', ')}</p>}
      {codigo !== '' && (
        <p>
          {transportadora}: <strong>{codigo}</strong>
        </p>
      )}
      {!isOnly && entregueEm !== null && <p>Entregue em {formatMoment(entregueEm)}</p>}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          Acompanhar no site da transportadora
        </a>
      )}
      <ol className={styles['events']}>
        {eventos.map(({ em, local, descricao }) => (
          <li key={em + descricao}>
            <time dateTime={em}>{formatMoment(em)}</time>
            <span>{[descricao, local].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
