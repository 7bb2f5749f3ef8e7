import { redirect } from 'react-router'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { situationWords } from '#domain/customer/teaching/teaching-words.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PageHead } from '#storefront/components/page-head.tsx'
import { ACCOUNT_PATH } from '#storefront/customer/account-paths.ts'
import { customerAnswer, customerFormAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { ListDetails } from '#storefront/customer/teaching/list-details.tsx'
import { ListItems } from '#storefront/customer/teaching/list-items.tsx'
import { ListPupils } from '#storefront/customer/teaching/list-pupils.tsx'
import { ListStatus } from '#storefront/customer/teaching/list-status.tsx'
import { listIdOf, listPath } from '#storefront/customer/teaching/teaching-paths.ts'
import { answeredPath, answerListForm, DONE } from '#storefront/customer/teaching/teaching-request.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import account from '../account/account-addresses.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/class-list'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { teaching, customers, search } = context.get(apiContext)
  const id = listIdOf(params.lista)
  const busca = url.searchParams.get('busca')?.trim().slice(0, 200) ?? ''
  const [lista, { enderecos }, found] = await Promise.all([
    customerAnswer(teaching.list({ id }), loginPath(url.pathname)),
    customerAnswer(customers.addresses.list(), loginPath(url.pathname)),
    busca === '' ? null : optionalPart('search', search.suggestions({ busca })),
  ])

  return {
    lista,
    enderecos,
    busca,
    found: found?.produtos.map(({ url: address, nome, marca, precoPor, sobConsulta, imagem }) => ({
      address,
      nome,
      marca,
      precoPor: sobConsulta ? null : precoPor,
      imagem,
    })),
    done: DONE[url.searchParams.get('feito') ?? ''],
  }
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const id = listIdOf(params.lista)
  const api = context.get(apiContext)
  try {
    const answer = await customerFormAnswer(answerListForm(api.teaching, id, form), loginPath(listPath(id)))
    if (answer.word === 'aberta') await countDone(api, url.pathname, { nome: 'share_class_list' })
    return redirect(answeredPath(answer), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

/** Its links open pupils' pages, so their addresses must not be sent as referrers. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData?.lista.nome ?? 'Lista', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** What a teacher reads whose account the store ended, or hasn't approved again. */
const ENDED =
  'A sua conta para turmas não está aprovada: os links desta lista não abrem. Você pode vê-la, tirar alunos e apagá-la.'

/** A list in its teacher's account: what is needed, by whom, and where parents buy it. */
export default function ClassListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lista, enderecos, busca, found, done } = loaderData
  const { problems = {}, typed = {} } = actionData ?? {}
  const acao = typed['acao']
  const isApproved = lista.conta.situacao === 'aprovada'

  return (
    <div className={`wrap ${order['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Minha conta', url: ACCOUNT_PATH },
          { label: 'Turmas', url: TEACHING_PATH },
          { label: lista.nome, url: '' },
        ]}
        title={lista.nome}
        text={isApproved ? situationWords(lista) : ENDED}
      />
      <FormRefusal sentence={actionData?.refusal ?? problems['situacao']} />
      {done && !actionData && (
        <p role="status" className={account['done']}>
          {done}
        </p>
      )}
      <div className={order['columns']}>
        <div className={order['main']}>
          {isApproved && (
            <ListItems
              lista={lista}
              busca={busca}
              found={found}
              problems={acao === 'produto' || acao === 'carrinho' || acao === 'item' ? problems : {}}
              typed={typed}
            />
          )}
          <ListPupils lista={lista} problems={acao === 'alunos' ? problems : {}} typed={typed} />
        </div>
        <div className={order['aside']}>
          <ListStatus lista={lista} />
          {isApproved && (
            <ListDetails
              lista={lista}
              enderecos={enderecos}
              problems={acao === 'salvar' ? problems : {}}
              typed={acao === 'salvar' ? typed : {}}
            />
          )}
        </div>
      </div>
    </div>
  )
}
