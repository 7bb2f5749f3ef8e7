import { data, redirect } from 'react-router'
import type { ServiceChoice } from '#contract/cart/services.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { NO_TIME } from '#domain/workshop/service-words.ts'
import { SERVICES_PATH } from '#domain/workshop/services-path.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { CART_PATH } from '#storefront/cart/cart-path.ts'
import { chosenServices } from '#storefront/cart/services/chosen-services.ts'
import { ServiceField } from '#storefront/cart/services/service-field.tsx'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PageHead } from '#storefront/components/page-head.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/services'

export async function loader({ context, url }: Route.LoaderArgs) {
  const idAtributoSimples = Number(url.searchParams.get('sku')?.slice(0, 10)) || 1

  return { choice: await pageAnswer(context.get(apiContext).cartServices.choice({ idAtributoSimples })) }
}

/** Without JavaScript: `ver` shows price and time of a choice, everything else puts it into the cart. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { cartServices } = api
  const form = await request.formData()
  const input = {
    idAtributoSimples: Number(url.searchParams.get('sku')?.slice(0, 10)) || 1,
    servicos: chosenServices(form),
  }
  if (form.get('acao') === 'ver')
    return data({ choice: await pageAnswer(cartServices.preview(input)), refused: undefined })
  try {
    const { itens } = await cartServices.set(input)
    const line = itens.find(({ hash }) => hash.idAtributoSimples === input.idAtributoSimples)
    // None chosen takes away what was chosen before.
    if (line && input.servicos.length > 0)
      await countDone(api, url.pathname, { nome: 'choose_service', termo: line.nome })
  } catch (error) {
    if (error instanceof Response) throw error
    const { data: refused } = refusedForm(error, form)
    const choice = await pageAnswer(cartServices.preview(input))
    return data({ choice, refused }, { status: 422 })
  }

  throw redirect(CART_PATH, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Regulagem antes do envio', matches) }, { name: 'robots', content: 'noindex' }]
}

/** Where services of the workshop are chosen for a product. */
export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  const choice = actionData?.choice ?? loaderData.choice
  const refused = actionData?.refused
  const { produto, servicos, naSacola, maisCordas } = choice

  return (
    <div className={`wrap ${order['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: produto.nome, url: produto.url },
          { label: 'Regulagem', url: `${SERVICES_PATH}?sku=${produto.idAtributoSimples}` },
        ]}
        title="Regulagem antes do envio"
        text={`O que a oficina faz em ${produto.nome} antes de enviar.`}
      />
      <FormRefusal
        sentence={
          choice.semHorario
            ? null
            : refused && (refused.refusal ?? 'Falta responder a uma das perguntas abaixo.')
        }
      />
      {servicos.length === 0 ? (
        <p>
          A oficina não tem serviços para este produto. <a href={produto.url}>Voltar ao produto</a>
        </p>
      ) : (
        <form method="post" className={tools['results']}>
          {servicos.map((service) => (
            <ServiceField
              key={service.id}
              service={service}
              more={maisCordas}
              problems={refused?.problems ?? {}}
            />
          ))}
          <Sum choice={choice} />
          <p className={tools['buttons']}>
            <button type="submit" name="acao" value="escolher" className={buttons['primary']}>
              {naSacola > 0 ? 'Guardar na sacola' : 'Pôr na sacola com a regulagem'}
            </button>
            <button type="submit" name="acao" value="ver" className={buttons['secondary']}>
              Ver preço e prazo
            </button>
          </p>
        </form>
      )}
    </div>
  )
}

/** What is chosen costs and takes. */
function Sum({ choice: { produto, total, prazo, semHorario, naSacola } }: { choice: ServiceChoice }) {
  if (semHorario) return <FormRefusal sentence={NO_TIME} />
  if (prazo === null) return null

  return (
    <p role="status">
      Instrumento {formatBRL(produto.precoPor)} + serviços {formatBRL(total)} ={' '}
      <strong>{formatBRL(produto.precoPor + total)}</strong>
      {naSacola > 1 && ' cada'}. A oficina soma {prazo.dias} {prazo.dias === 1 ? 'dia útil' : 'dias úteis'} ao
      prazo: pronto em {formatDay(prazo.pronta)}, se o pagamento for hoje.
    </p>
  )
}
