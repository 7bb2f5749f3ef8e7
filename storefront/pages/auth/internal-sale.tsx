import { Form, redirectDocument } from 'react-router'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { INTERNAL_SALE_PATH } from '#storefront/customer/account-paths.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'
import type { Route } from './+types/internal-sale'
import { AccountField } from './account-field.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { id, nomeRazao, vendaInterna, representantes } = await context.get(apiContext).customers.user()

  return { customer: id > 0 ? nomeRazao : null, vendaInterna, seller: representantes[0]?.nome ?? '' }
}

/** Starts an internal sale with the link's key, chooses its customer, or ends it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const { checkout, customers } = context.get(apiContext)
  const action = textOf(form, 'acao')
  try {
    if (action === 'comecar')
      await customers.startInternalSale({ chave: url.searchParams.get('chave') ?? '' })
    else if (action === 'encerrar') await checkout.logout({ todas: false })
    else await customers.chooseSaleCustomer({ usuario: textOf(form, 'usuario') })
  } catch (error) {
    return refusedForm(error, form)
  }
  // A full page load, since the session is new: everything known about the visitor is outdated.
  throw redirectDocument(action === 'encerrar' ? '/' : INTERNAL_SALE_PATH, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Venda interna', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

export default function InternalSale({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, vendaInterna, seller } = loaderData
  const form = useFirstProblem(actionData)

  if (!vendaInterna)
    return (
      <div className={`wrap ${styles['page']}`}>
        <h1>Venda interna</h1>
        <p className={styles['text']}>Aqui a equipe da loja vende em nome de clientes.</p>
        <Form method="post" className={styles['form']}>
          <FormRefusal sentence={actionData?.refusal} />
          <button type="submit" name="acao" value="comecar" className={buttons['primary']}>
            Começar a venda
          </button>
        </Form>
      </div>
    )

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Venda interna</h1>
      <p className={styles['text']}>
        {seller}, {customer ? `você vende em nome de ${customer}.` : 'diga em nome de quem você vende.'}
      </p>
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <FormRefusal sentence={actionData?.refusal} />
        <AccountField refused={actionData} />
        <button type="submit" className={buttons['primary']}>
          {customer ? 'Trocar de cliente' : 'Escolher cliente'}
        </button>
      </Form>
      {customer && (
        <a href="/" className={buttons['secondary']}>
          Ir para a loja
        </a>
      )}
      <Form method="post">
        <button type="submit" name="acao" value="encerrar" className={buttons['secondary']}>
          Encerrar a venda interna
        </button>
      </Form>
    </div>
  )
}
