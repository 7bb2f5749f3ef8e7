import type { OwnSalesQuote } from '#contract/orders/sales/own-sales-quotes.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import buttons from '../../components/button.module.css'
import order from '../../pages/orders/order.module.css'
import tools from '../../product/instruments/tool-page.module.css'

/** What a version changed since the one before, which it replaced. */
export function QuoteChanges({ quote: { mudancas, versao, situacao } }: { quote: OwnSalesQuote }) {
  if (mudancas.length === 0 || situacao !== 'aberta') return null

  return (
    <section className={tools['card']} aria-labelledby="mudancas">
      <h2 id="mudancas">O que mudou da versão {versao - 1}</h2>
      <ul>
        {mudancas.map((mudanca) => (
          <li key={mudanca}>{mudanca}</li>
        ))}
      </ul>
    </section>
  )
}

type RenewFormProps = { quote: OwnSalesQuote; isRefused: boolean }

/** The way on for a quote that can't be accepted as it is: another version, by the buyer or by the store. */
export function RenewForm({ quote, isRefused }: RenewFormProps) {
  const { renovacao, renovacaoPedidaEm, versao, situacao, linhas } = quote
  const isShort = linhas.some(({ disponivel, quantidade }) => disponivel < quantidade)
  const isSoldOut = linhas.every(({ disponivel }) => disponivel === 0)
  if (renovacao === null) return null
  if (situacao === 'aberta' && !isRefused && !isShort) return null
  // There is nothing to quote.
  if (renovacao === 'cliente' && isSoldOut) return null

  if (renovacaoPedidaEm !== null)
    return (
      <section className={order['card']} aria-labelledby="refazer">
        <h2 id="refazer">Outra versão</h2>
        <p>
          Pedida em {formatMoment(renovacaoPedidaEm)}. Ela chega pelo seu e-mail, ou a loja fala com você.
        </p>
      </section>
    )

  return (
    <section className={order['card']} aria-labelledby="refazer">
      <h2 id="refazer">Outra versão</h2>
      <p>
        {renovacao === 'cliente'
          ? 'Refaça a proposta com os preços, o estoque e o frete de hoje. Ela mostra o que mudou, e esta versão deixa de valer.'
          : 'Os preços desta proposta foram combinados com a loja. Peça a ela outra versão, com os preços e o estoque de hoje.'}
      </p>
      <form method="post">
        <input type="hidden" name="versao" value={versao} />
        <button type="submit" name="renovar" value="1" className={buttons['secondary']}>
          {renovacao === 'cliente' ? 'Refazer com os preços de hoje' : 'Pedir outra versão à loja'}
        </button>
      </form>
    </section>
  )
}
