import type { OwnSalesQuote } from '#contract/orders/sales/own-sales-quotes.ts'
import { holdSentence } from '#domain/cart/piece-hold.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { LineServices } from '../../cart/services/line-services.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import sums from '../details/order-sums.module.css'

/** The goods of a quote, with what is short of them while it is open. */
export function QuoteTable({ quote: { linhas, situacao } }: { quote: OwnSalesQuote }) {
  return (
    <table className={tools['table']}>
      <thead>
        <tr>
          <th scope="col">Produto</th>
          <th scope="col" className={tools['amount']}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {linhas.map((line) => (
          <tr key={line.idSku}>
            <td>
              <strong>
                {line.quantidade} × {line.nome}
              </strong>
              <br />
              <span className={tools['basis']}>
                {unitPrice(line)} cada · SKU {line.sku}
                {line.ncm && ` · NCM ${line.ncm}`}
              </span>
              {situacao === 'aberta' && line.disponivel < line.quantidade && (
                <>
                  <br />
                  <strong>{shortage(line)}</strong>
                </>
              )}
              <LineServices {...line} />
            </td>
            <td className={tools['amount']}>{formatBRL(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Line = OwnSalesQuote['linhas'][number]

/** With a discount, what a unit costs after it, without its services, if that is a whole number of centavos. */
function unitPrice({ precoPor, desconto, quantidade }: Line): string {
  return formatBRL(desconto % quantidade === 0 ? precoPor - desconto / quantidade : precoPor)
}

function shortage({ disponivel, retidoAte }: Line): string {
  if (retidoAte) return holdSentence(retidoAte)
  if (disponivel === 0) return 'Sem estoque agora'

  return disponivel === 1 ? 'Só há 1 em estoque' : `Só há ${disponivel} em estoque`
}

type QuoteSumsProps = { quote: OwnSalesQuote; totais: OwnSalesQuote['totais'] }

/** What it costs, line by line. */
export function QuoteSums({ quote: { frete, cep, porcentagemPix }, totais }: QuoteSumsProps) {
  return (
    <dl className={sums['sums']}>
      <Line label="Produtos" value={formatBRL(totais.subtotal)} />
      {totais.servicos > 0 && <Line label="Serviços da oficina" value={formatBRL(totais.servicos)} />}
      {totais.descontos > 0 && <Line label="Descontos" value={formatBRL(-totais.descontos)} />}
      <Line
        label={`${frete.label}${cep === '' ? '' : ` para ${formatCep(cep)}`}`}
        value={freightText(frete.valor, frete.aCombinar)}
      />
      <div className={sums['total']}>
        <dt>Total</dt>
        <dd>{formatBRL(totais.total)}</dd>
      </div>
      {totais.descontoVista > 0 && (
        <Line label={`No Pix, ${porcentagemPix}% nos produtos`} value={formatBRL(totais.totalPix)} />
      )}
    </dl>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className={sums['line']}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
