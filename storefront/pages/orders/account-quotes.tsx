import type { OwnSalesQuoteRow } from '#contract/orders/sales/own-sales-quotes.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDate, formatDay } from '#domain/time/format-date.ts'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { QUOTES_PATH } from '#storefront/customer/account-paths.ts'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import tools from '../../product/instruments/tool-page.module.css'
import type { Route } from './+types/account-quotes'
import order from './order.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  return customerAnswer(context.get(apiContext).ownSalesQuotes.list(), loginPath(url.pathname))
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Propostas', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The quotes that were made for the customer's account. */
export default function AccountQuotes({ loaderData: { itens } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${order['page']}`}>
      <AccountHead
        page={{ label: 'Propostas', url: QUOTES_PATH }}
        title="Propostas"
        text={
          itens.length === 0
            ? 'Nenhuma proposta foi feita para esta conta. Se recebeu uma por e-mail, o link dele a abre. Para fazer uma, monte a sacola e escolha “Baixar orçamento em PDF”.'
            : 'Os orçamentos desta conta, o mais novo primeiro.'
        }
      />
      <ul className={tools['results']}>
        {itens.map((quote) => (
          <li key={quote.id} className={tools['card']}>
            <a href={quote.url}>
              <strong>Proposta nº {quote.numero}</strong>
            </a>
            <p>
              {formatBRL(quote.total)}. {standing(quote)}
            </p>
            <p className={tools['basis']}>De {formatDate(quote.criadaEm)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function standing({ situacao, validaAte, numeroPedido }: OwnSalesQuoteRow): string {
  switch (situacao) {
    case 'aberta':
      return `Vale até ${formatDay(validaAte)}.`
    case 'aceita':
      return numeroPedido === null ? 'Aceita.' : `Aceita: pedido nº ${numeroPedido}.`
    case 'vencida':
      return `Venceu em ${formatDay(validaAte)}.`
    case 'cancelada':
      return 'Cancelada.'
  }
}
