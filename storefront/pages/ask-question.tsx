import { pageAnswer } from '../answers.ts'
import { apiContext } from '../context.ts'
import { textOf } from '../customer/form-answer.ts'
import { idOf, sentAnswer, writerOf } from '../reviews/form-data.ts'
import { ProductForm } from '../reviews/product-form.tsx'
import { TextArea } from '../reviews/text-area.tsx'
import { WriterFields } from '../reviews/writer-fields.tsx'
import type { Route } from './+types/ask-question'

export function loader({ context, params }: Route.LoaderArgs) {
  return pageAnswer(context.get(apiContext).reviews.subject({ idProduto: idOf(params.produto) }))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = { ...writerOf(form), idNivel: idOf(params.produto), pergunta: textOf(form, 'pergunta') }

  return sentAnswer(context.get(apiContext).reviews.ask(asked), form)
}

export function meta() {
  return [{ title: 'Perguntar sobre um produto | Lira' }, { name: 'robots', content: 'noindex' }]
}

/** Asks the store something about a product. */
export default function AskQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, identificado } = loaderData

  return (
    <ProductForm
      title="Perguntar sobre este produto"
      produto={produto}
      answer={actionData}
      thanks="Pergunta enviada"
      button="Enviar pergunta"
      note="Respondemos por e-mail, de segunda a sexta. A pergunta aparece na página do produto com o seu primeiro nome, se você o disser; o e-mail não aparece nunca."
    >
      {(refused) => (
        <>
          <TextArea
            label="Sua pergunta"
            name="pergunta"
            maxLength={1000}
            required
            defaultValue={refused?.typed['pergunta']}
            problem={refused?.campos['pergunta']}
          />
          {!identificado && <WriterFields refused={refused} nameless />}
        </>
      )}
    </ProductForm>
  )
}
