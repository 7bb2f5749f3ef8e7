import { data, redirect } from 'react-router'
import type { OwnSalesQuote } from '#contract/orders/sales/own-sales-quotes.ts'
import { placeOf } from '#domain/customer/address/cep-city.ts'
import { isUuid } from '#domain/format/uuid.ts'
import { LIST_DISCOUNT_TEXT } from '#domain/order/sales-quote/list-discount-text.ts'
import { salesQuotePath, salesQuotePdfPath } from '#domain/order/sales-quote/sales-quote-path.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { workshopDaysSentence } from '#domain/workshop/service-words.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { changesIn } from '#storefront/checkout/payment/place-order-refusal.ts'
import { refusalOf, refusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PageHead } from '#storefront/components/page-head.tsx'
import { linkedAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { AcceptForm } from '#storefront/orders/sales-quotes/accept-form.tsx'
import { acceptByForm, renewByForm } from '#storefront/orders/sales-quotes/acceptance.ts'
import { QuoteSums, QuoteTable } from '#storefront/orders/sales-quotes/quote-table.tsx'
import { QuoteChanges, RenewForm } from '#storefront/orders/sales-quotes/renewal.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import written from '../../orders/written.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import account from '../account/account-addresses.module.css'
import type { Route } from './+types/sales-quote'
import order from './order.module.css'

export async function loader({ params: { id }, context, url }: Route.LoaderArgs) {
  if (!isUuid(id)) throw new Response('Não encontramos esta proposta.', { status: 404 })
  const api = context.get(apiContext)
  const chave = keyOf(url)
  const [{ loja }, { found: quote }] = await Promise.all([
    api.content.settings(),
    linkedAnswer(api.ownSalesQuotes.get({ id, ...(chave && { chave }) }), {
      user: api.customers.user(),
      chave,
      login: loginPath(url.pathname),
    }),
  ])

  return {
    quote,
    loja: { nome: loja.nome, atendimento: loja.atendimento, telefone: loja.telefone, email: loja.email },
    place: quote.cep === '' ? null : (placeOf(quote.cep) ?? null),
    pdf: salesQuotePdfPath(id, chave),
    done: url.searchParams.get('feito'),
  }
}

export async function action({ params: { id }, request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const chave = keyOf(url)
  try {
    const api = context.get(apiContext)
    if (form.has('renovar')) {
      const { feita } = await renewByForm(api.ownSalesQuotes, { id, chave, form })
      const done = new URLSearchParams({ feito: feita ? 'refeita' : 'pedida', ...(chave && { chave }) })
      return redirect(`${salesQuotePath(id)}?${done}`, 303)
    }
    const order = await acceptByForm(api.ownSalesQuotes, { id, chave, form })
    await countDone(api, url.pathname, { nome: 'accept_quote' })
    return redirect(order, 303)
  } catch (error) {
    if (error instanceof Response) throw error
    const changes = changesIn(error)
    if (changes.length === 0) return refusedForm(error, form)
    const refusal = changes.join(' ')
    return data({ ...refusalOf(error, form), refusal }, { status: 409 })
  }
}

function keyOf(url: URL): string | null {
  return url.searchParams.get('chave')?.slice(0, 100) || null
}

/** The address gives access, so it must not be sent as a referrer; forms are refused without the origin. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? `Proposta nº ${loaderData.quote.numero}` : 'Proposta'

  return [
    { title: pageTitle(title, matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

const DONE: Record<string, string> = {
  criada: 'O orçamento está pronto e foi também para o seu e-mail. Guarde o PDF ou o endereço desta página.',
  refeita: 'A proposta tem agora os preços e o estoque de hoje. Confira antes de aceitar.',
  pedida: 'Pedimos à loja outra versão desta proposta.',
}

/** A sales quote: for its buyer, by the link or after a login. */
export default function SalesQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, loja, place, pdf, done } = loaderData
  const { numero, nome, observacoes, condicoes } = quote

  return (
    <div className={`wrap ${order['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: `Proposta nº ${numero}`, url: '' },
        ]}
        title={`Proposta nº ${numero}`}
        text={[nome && `Para ${nome}.`, standing(quote)].filter(Boolean).join(' ')}
      />
      <FormRefusal sentence={actionData?.refusal} />
      {done && DONE[done] && !actionData && (
        <p role="status" className={account['done']}>
          {DONE[done]}
        </p>
      )}
      <div className={order['columns']}>
        <div className={order['main']}>
          <QuoteChanges quote={quote} />
          <section className={tools['card']} aria-labelledby="produtos">
            <h2 id="produtos">Produtos</h2>
            <QuoteTable quote={quote} />
          </section>
          {[
            ['Condições de pagamento', condicoes],
            ['Observações', observacoes],
          ].map(([title, text]) => text && <Words key={title} title={title ?? ''} text={text} />)}
        </div>
        <div className={order['aside']}>
          <section className={order['card']} aria-labelledby="valores">
            <h2 id="valores">Valores</h2>
            <QuoteSums quote={quote} totais={quote.totais} />
            {quote.frete.oficina !== undefined && (
              <p className={tools['basis']}>
                {workshopDaysSentence(quote.frete.oficina)} O horário da oficina é reservado ao aceitar.
              </p>
            )}
            {quote.situacao === 'aberta' && quote.listas.length > 0 && (
              <p className={tools['basis']}>{LIST_DISCOUNT_TEXT}</p>
            )}
            <a href={pdf} className={buttons['secondary']}>
              Baixar em PDF
            </a>
          </section>
          <Acceptance quote={quote} place={place} refused={actionData} />
          <RenewForm quote={quote} isRefused={Boolean(actionData?.refusal)} />
          <section className={order['card']} aria-labelledby="duvidas">
            <h2 id="duvidas">Dúvidas?</h2>
            <p>
              Fale com a {loja.nome}: {[loja.telefone, loja.email].filter(Boolean).join(', ')}.
            </p>
            {loja.atendimento !== '' && <p>{loja.atendimento}</p>}
          </section>
        </div>
      </div>
    </div>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <section className={tools['card']} aria-label={title}>
      <h2>{title}</h2>
      <p className={written['text']}>{text}</p>
    </section>
  )
}

type AcceptanceProps = Pick<Route.ComponentProps['loaderData'], 'quote' | 'place'> & {
  refused: Route.ComponentProps['actionData']
}

function Acceptance({ quote, place, refused }: AcceptanceProps) {
  const { situacao, urlPedido, pedido, resto, linhas } = quote
  if (pedido && urlPedido)
    return (
      <section className={order['card']} aria-labelledby="pedido">
        <h2 id="pedido">Pedido</h2>
        <p>Esta proposta virou o pedido nº {pedido.numero}.</p>
        <a href={urlPedido} className={buttons['primary']}>
          Ver o pedido e o pagamento
        </a>
      </section>
    )
  if (situacao !== 'aberta') return null
  const inAnotherCart = linhas.some(({ retidoAte }) => retidoAte !== null)
  if (resto === null && linhas.every(({ disponivel }) => disponivel === 0))
    return (
      <section className={order['card']} aria-labelledby="aceitar">
        <h2 id="aceitar">{inAnotherCart ? 'Reservado agora' : 'Sem estoque'}</h2>
        <p>
          {inAnotherCart
            ? 'O que a proposta oferece está reservado para outra pessoa. Volte depois do horário, ou fale com a loja.'
            : 'Nada desta proposta está em estoque agora. Fale com a loja.'}
        </p>
      </section>
    )

  return (
    <section className={order['card']} aria-labelledby="aceitar">
      <h2 id="aceitar">{resto ? 'O que há em estoque' : 'Aceitar'}</h2>
      {resto && (
        <>
          <p>
            Nem tudo está em estoque. Você pode levar {resto.itens === 1 ? '1 peça' : `${resto.itens} peças`}{' '}
            agora, pelo preço da proposta:
          </p>
          <QuoteSums quote={quote} totais={resto.totais} />
        </>
      )}
      <AcceptForm quote={quote} place={place} refused={refused} />
    </section>
  )
}

function standing({ situacao, validaAte, versao, criadaEm }: OwnSalesQuote): string {
  const version = versao > 1 ? ` Versão ${versao}, de ${formatMoment(criadaEm)}.` : ''
  switch (situacao) {
    case 'aberta':
      return `Vale até ${formatDay(validaAte)}.${version}`
    case 'aceita':
      return `Aceita.${version}`
    case 'vencida':
      return `Venceu em ${formatDay(validaAte)}. Peça outra à loja.`
    case 'cancelada':
      return 'Foi cancelada pela loja.'
  }
}
