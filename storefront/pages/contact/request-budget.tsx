import { redirect } from 'react-router'
import { CheckField, TextArea } from '#storefront/components/forms/field.tsx'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf, sentAnswer, writerOf } from '#storefront/reviews/form-data.ts'
import { ProductForm } from '#storefront/reviews/product-form.tsx'
import { WriterFields } from '#storefront/reviews/writer-fields.tsx'
import type { Route } from './+types/request-budget'

/** Loads the product; one with a price redirects to its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const idProduto = idOf(params.produto)
  const subject = await pageAnswer(context.get(apiContext).reviews.subject({ idProduto }))
  if (subject.produto.situacao !== 'sobConsulta') throw redirect(subject.produto.url)

  return subject
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const budget = {
    ...writerOf(form),
    idProduto: idOf(params.produto),
    mensagem: textOf(form, 'mensagem'),
    enviarEmail: textOf(form, 'enviarEmail') === 'sim',
  }

  return sentAnswer(context.get(apiContext).reviews.budget(budget), form)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Pedir orçamento', matches) }, { name: 'robots', content: 'noindex' }]
}

/** A form to request the price of a product without one. */
export default function RequestBudget({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, identificado } = loaderData

  return (
    <ProductForm
      title="Pedir orçamento"
      produto={produto}
      answer={actionData}
      thanks="Pedido enviado"
      button="Pedir orçamento"
    >
      {(refused) => (
        <>
          {!identificado && <WriterFields refused={refused} phone />}
          <TextArea
            label="Mensagem (se quiser)"
            name="mensagem"
            hint="Cidade da entrega, prazo, quantidade: o que ajuda a acertar o preço."
            maxLength={2000}
            defaultValue={refused?.typed['mensagem']}
            problem={refused?.problems['mensagem']}
          />
          <CheckField name="enviarEmail" value="sim" defaultChecked={refused?.typed['enviarEmail'] === 'sim'}>
            Quero uma cópia no meu e-mail.
          </CheckField>
        </>
      )}
    </ProductForm>
  )
}
