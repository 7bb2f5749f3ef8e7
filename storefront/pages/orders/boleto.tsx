import type { ReactNode } from 'react'
import { formatDocument } from '#domain/documents/format-document.ts'
import { labelledDocument } from '#domain/documents/labelled-document.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { boletoPdfPath, orderPath } from '#domain/order/order-path.ts'
import { formatLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { PrintButton } from '#storefront/components/print-button.tsx'
import { loadOrder } from '#storefront/orders/load-order.ts'
import { BarCode } from '#storefront/orders/payment/codes/bar-code.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/boleto'
import styles from './boleto.module.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ order, chave, bars }, settings] = await Promise.all([
    loadOrder(api, { id: params.id, url }),
    optionalPart('settings', api.content.settings()),
  ])
  const { id } = order
  const { numero, valor, boleto, pagador } = await pageAnswer(
    api.orders.boleto({ id, ...(chave && { chave }) }),
  )
  if (!bars) throw new Response('Este pedido não tem boleto a pagar.', { status: 404 })

  return { id, numero, pagador, chave, valor, boleto, bars, loja: settings?.loja ?? null }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Boleto', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** A boleto on one sheet of paper. */
export default function Boleto({ loaderData }: Route.ComponentProps) {
  const { id, numero, pagador, chave, valor, boleto, bars, loja } = loaderData

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Boleto do pedido nº {numero}</h1>
      <div className={styles['actions']}>
        <PrintButton main />
        <a href={boletoPdfPath(id, chave)} download className={buttons['secondary']}>
          Baixar PDF
        </a>
        <a href={orderPath(id, chave)} className={buttons['quiet']}>
          Voltar ao pedido
        </a>
      </div>
      <div className={styles['sheet']}>
        <p className={styles['line']}>{formatLinhaDigitavel(boleto.linhaDigitavel)}</p>
        <dl className={styles['facts']}>
          <Entry name="Beneficiário" wide>
            {loja ? `${loja.razaoSocial} · ${labelledDocument(loja.cnpj)}` : ''}
          </Entry>
          <Entry name="Vencimento">{formatDay(boleto.vencimento)}</Entry>
          <Entry name="Valor">{formatBRL(valor)}</Entry>
          <Entry name="Pagador" wide>
            {pagador.nomeRazao} · {formatDocument(pagador.documento)}
          </Entry>
          <Entry name="Pedido">{numero}</Entry>
          <Entry name="Local de pagamento">Em qualquer banco ou lotérica</Entry>
        </dl>
        <p className={styles['note']}>
          Não receber após o vencimento. Depois de pago, a confirmação leva até 3 dias úteis.
        </p>
        <BarCode bars={bars} />
      </div>
    </div>
  )
}

function Entry({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
