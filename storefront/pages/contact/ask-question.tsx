import { textOf } from '#storefront/components/forms/form-answer.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf, sentAnswer, writerOf } from '#storefront/reviews/form-data.ts'
import { ProductForm } from '#storefront/reviews/product-form.tsx'
import { QUESTION_TEXTS, QuestionFields } from '#storefront/reviews/question-fields.tsx'
import type { Route } from './+types/ask-question'

export function loader({ context, params }: Route.LoaderArgs) {
  return pageAnswer(context.get(apiContext).reviews.subject({ idProduto: idOf(params.produto) }))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const question = { ...writerOf(form), idNivel: idOf(params.produto), pergunta: textOf(form, 'pergunta') }

  return sentAnswer(context.get(apiContext).reviews.ask(question), form)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Perguntar sobre um produto', matches) }, { name: 'robots', content: 'noindex' }]
}

/** A form for a question about a product. */
export default function AskQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, identificado } = loaderData

  return (
    <ProductForm produto={produto} answer={actionData} {...QUESTION_TEXTS}>
      {(refused) => <QuestionFields known={identificado} refused={refused} />}
    </ProductForm>
  )
}
