import { redirect } from 'react-router'
import { CONSENT_TEXTS } from '#domain/consent-texts.ts'
import { pageAnswer } from '../answers.ts'
import { apiContext } from '../context.ts'
import { textOf } from '../customer/form-answer.ts'
import { CheckField } from '../parts/field.tsx'
import { idOf, sentAnswer, writerOf } from '../reviews/form-data.ts'
import styles from '../reviews/form-page.module.css'
import { ProductForm } from '../reviews/product-form.tsx'
import { WriterFields } from '../reviews/writer-fields.tsx'
import type { Route } from './+types/notify-stock'

/** The product and the choice that is waited for; what can be had already leads to its page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const idProduto = idOf(params.produto)
  const subject = await pageAnswer(context.get(apiContext).reviews.subject({ idProduto }))
  const { skus, url: productUrl } = subject.produto
  const sku = skus.find(({ id }) => String(id) === url.searchParams.get('opcao')) ?? skus[0]
  if (!sku || sku.estoque > 0) throw redirect(productUrl + (sku?.selecao ?? ''))

  return { ...subject, sku }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = {
    ...writerOf(form),
    idProduto: idOf(params.produto),
    idAtributoValor: Number(textOf(form, 'opcao')),
    mailing: textOf(form, 'mailing') === 'sim',
  }

  return sentAnswer(context.get(apiContext).reviews.solicitation(asked), form)
}

export function meta() {
  return [{ title: 'Avise-me quando chegar | Lira' }, { name: 'robots', content: 'noindex' }]
}

/** Asks for a word when what is sold out comes back. */
export default function NotifyStock({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, sku, identificado } = loaderData

  return (
    <ProductForm
      title="Avise-me quando chegar"
      produto={produto}
      choice={sku.nome}
      answer={actionData}
      thanks="Anotado"
      button="Avise-me"
      note="Mandamos um único e-mail, quando este produto voltar. Ele não fica reservado."
    >
      {(refused) => (
        <>
          <input type="hidden" name="opcao" value={sku.id} />
          {identificado ? (
            <p className={styles['text']}>O aviso vai para o e-mail da sua conta.</p>
          ) : (
            <WriterFields refused={refused} nameless />
          )}
          <CheckField name="mailing" value="sim" defaultChecked={refused?.typed['mailing'] === 'sim'}>
            {CONSENT_TEXTS.produto}
          </CheckField>
        </>
      )}
    </ProductForm>
  )
}
