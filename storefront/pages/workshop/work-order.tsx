import { redirect } from 'react-router'
import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import { isUuid } from '#domain/format/uuid.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { pricedServiceWords } from '#domain/workshop/service-words.ts'
import { workOrderPath } from '#domain/workshop/work-order-path.ts'
import { isOpenWork } from '#domain/workshop/work-order-situation.ts'
import { SITUATION_WORDS } from '#domain/workshop/work-order-words.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PageHead } from '#storefront/components/page-head.tsx'
import { linkedAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { OrderTimeline } from '#storefront/orders/details/order-timeline.tsx'
import { QuoteCard } from '#storefront/orders/workshop/quote-card.tsx'
import { WorkMessages } from '#storefront/orders/workshop/work-messages.tsx'
import { answerWorkOrderForm, doneText } from '#storefront/orders/workshop/work-order-request.ts'
import { workOrderSteps } from '#storefront/orders/workshop/work-order-steps.ts'
import { WorkPictures } from '#storefront/orders/workshop/work-pictures.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import written from '../../orders/written.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import account from '../account/account-addresses.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/work-order'

export async function loader({ params: { id }, context, url }: Route.LoaderArgs) {
  if (!isUuid(id)) throw new Response('Não encontramos esta ordem de serviço.', { status: 404 })
  const api = context.get(apiContext)
  const chave = keyOf(url)
  const [{ loja }, { found: ordem }] = await Promise.all([
    api.content.settings(),
    linkedAnswer(api.ownWorkOrders.get({ id, ...(chave && { chave }) }), {
      user: api.customers.user(),
      chave,
      login: loginPath(url.pathname),
    }),
  ])

  return {
    ordem,
    steps: workOrderSteps(ordem),
    loja: { endereco: loja.endereco, atendimento: loja.atendimento },
    done: doneText(url.searchParams.get('feito') ?? '', ordem),
  }
}

export async function action({ params: { id }, request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const chave = keyOf(url)
  try {
    const api = context.get(apiContext)
    const word = await answerWorkOrderForm(api.ownWorkOrders, { id, chave, form })
    const termo = ANSWERS[word]
    if (termo) await countDone(api, url.pathname, { nome: 'answer_work_quote', termo })
    return redirect(
      `${workOrderPath(id)}?${new URLSearchParams({ ...(chave && { chave }), feito: word })}`,
      303,
    )
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

/** What is counted, by the words of `answerWorkOrderForm`; a message is no answer to a quote. */
const ANSWERS: Record<string, string> = { aprovado: 'Aprovado', recusado: 'Recusado' }

function keyOf(url: URL): string | null {
  return url.searchParams.get('chave')?.slice(0, 100) || null
}

/** The address gives access, so it must not be sent as a referrer; forms are refused without the origin. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? `Ordem de serviço nº ${loaderData.ordem.numero}` : 'Ordem de serviço'

  return [
    { title: pageTitle(title, matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** An instrument in the workshop: for its owner, by the link or after a login. */
export default function WorkOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ordem, steps, loja, done } = loaderData
  const {
    numero,
    instrumento,
    situacao,
    previstaPara,
    orcamentos,
    mensagens,
    fotos,
    pedido,
    paginaDoPedido,
  } = ordem
  const problems = actionData?.problems ?? {}
  const agreedBefore = (n: number) =>
    ordem.tipo === 'regulagem' || orcamentos.some((one) => one.situacao === 'aprovado' && one.numero < n)

  return (
    <div className={`wrap ${order['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: `Ordem de serviço nº ${numero}`, url: '' },
        ]}
        title={instrumento}
        text={`Ordem de serviço nº ${numero}: ${SITUATION_WORDS[situacao].toLowerCase()}.${promise(ordem)}`}
      />
      <FormRefusal sentence={actionData?.refusal} />
      {done && !actionData && (
        <p role="status" className={account['done']}>
          {done}
        </p>
      )}
      <div className={order['columns']}>
        <div className={order['main']}>
          {orcamentos.toReversed().map((quote) => (
            <QuoteCard
              key={quote.id}
              quote={quote}
              extra={agreedBefore(quote.numero)}
              sent={ordem.enviado}
              needsDocument={ordem.pedeDocumento}
              needsEmail={ordem.pedeEmail}
              problems={problems}
              typed={actionData?.typed ?? {}}
            />
          ))}
          <Details ordem={ordem} />
          <WorkPictures fotos={fotos} />
          <WorkMessages mensagens={mensagens} problems={problems} typed={actionData?.typed ?? {}} />
        </div>
        <div className={order['aside']}>
          <section className={order['card']} aria-labelledby="andamento">
            <h2 id="andamento">Andamento</h2>
            {previstaPara && isOpenWork(situacao) && <p>Previsto para {formatDay(previstaPara)}</p>}
            <OrderTimeline steps={steps} />
          </section>
          {ordem.tipo === 'balcao' ? (
            <PickUp loja={loja} />
          ) : (
            pedido && (
              <section className={order['card']} aria-labelledby="pedido">
                <h2 id="pedido">Pedido</h2>
                <p>
                  O instrumento segue com o{' '}
                  {paginaDoPedido ? (
                    <a href={paginaDoPedido}>pedido nº {pedido.numero}</a>
                  ) : (
                    `pedido nº ${pedido.numero}`
                  )}{' '}
                  depois do serviço.{!paginaDoPedido && ' O link dele está nos e-mails do pedido.'}
                </p>
              </section>
            )
          )}
        </div>
      </div>
    </div>
  )
}

function Details({ ordem }: { ordem: OwnWorkOrder }) {
  const { nome, quantidade, numeroSerie, acessorios, condicao, relato, servicos } = ordem
  const lines = [
    ['Em nome de', nome],
    ['Quantidade', quantidade > 1 ? String(quantidade) : ''],
    ['Número de série', numeroSerie],
    ['Veio com', acessorios],
    ['Como chegou', condicao],
    ['O que você pediu', relato],
    ...servicos.map((service) => [service.nome, pricedServiceWords(service, quantidade)]),
  ].filter(([, text]) => text !== '')

  return (
    <section className={tools['card']} aria-labelledby="instrumento">
      <h2 id="instrumento">O instrumento</h2>
      <table className={tools['table']}>
        <tbody>
          {lines.map(([label, text]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={written['text']}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type PickUpProps = { loja: Pick<Route.ComponentProps['loaderData'], 'loja'>['loja'] }

function PickUp({ loja: { endereco, atendimento } }: PickUpProps) {
  const { logradouro, numero, bairro, cidade, uf } = endereco

  return (
    <section className={order['card']} aria-labelledby="retirada">
      <h2 id="retirada">Retirada</h2>
      <p>Na loja, com um documento com foto.</p>
      {logradouro !== '' && (
        <p>{[`${logradouro}, ${numero}`, bairro, `${cidade}/${uf}`].filter(Boolean).join(' – ')}</p>
      )}
      {atendimento !== '' && <p>{atendimento}</p>}
      <p className={tools['basis']}>
        O serviço tem garantia legal de 90 dias a partir da entrega (CDC, art. 26).
      </p>
    </section>
  )
}

function promise({ situacao, tipo, prontaEm, entregueEm }: OwnWorkOrder): string {
  if (tipo !== 'balcao') return ''
  if (situacao === 'pronta' && prontaEm) return ' Já pode ser retirada.'
  const waits = situacao === 'recusada' || (situacao === 'cancelada' && entregueEm === null)

  return waits ? ' O instrumento espera por você na loja.' : ''
}
