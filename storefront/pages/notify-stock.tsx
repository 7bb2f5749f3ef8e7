import { Form, redirect } from 'react-router'
import { pageAnswer } from '../answers.ts'
import { apiContext } from '../context.ts'
import { textOf } from '../customer/form-answer.ts'
import { FormRefusal } from '../customer/form-refusal.tsx'
import { useFirstProblem } from '../customer/use-first-problem.ts'
import buttons from '../parts/button.module.css'
import { CheckField } from '../parts/field.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { idOf, sentAnswer, writerOf } from '../reviews/form-data.ts'
import styles from '../reviews/form-page.module.css'
import { SubjectHead } from '../reviews/subject-head.tsx'
import { Thanks } from '../reviews/thanks.tsx'
import { Trap, WriterFields } from '../reviews/writer-fields.tsx'
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
  const refused = actionData && 'campos' in actionData ? actionData : undefined
  const form = useFirstProblem(refused)
  if (actionData && 'sentence' in actionData) {
    return (
      <Thanks title="Anotado" sentence={actionData.sentence}>
        <ShopLink to={produto.url} className={buttons['primary']}>
          Voltar ao produto
        </ShopLink>
      </Thanks>
    )
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Avise-me quando chegar</h1>
      <SubjectHead produto={produto}>{sku.nome}</SubjectHead>
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <FormRefusal sentence={refused?.recusa} />
        <input type="hidden" name="opcao" value={sku.id} />
        {identificado ? (
          <p className={styles['text']}>O aviso vai para o e-mail da sua conta.</p>
        ) : (
          <WriterFields refused={refused} />
        )}
        <CheckField name="mailing" value="sim" defaultChecked={refused?.typed['mailing'] === 'sim'}>
          Quero receber também as novidades da loja.
        </CheckField>
        <Trap />
        <button type="submit" className={buttons['primary']}>
          Avise-me
        </button>
        <p className={styles['note']}>
          Mandamos um único e-mail, quando este produto voltar. Ele não fica reservado.
        </p>
      </Form>
    </div>
  )
}
