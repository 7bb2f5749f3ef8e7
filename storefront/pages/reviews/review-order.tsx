import { Form, redirect } from 'react-router'
import { CheckField, TextArea } from '#storefront/components/forms/field.tsx'
import { fieldRefused, refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { keyAnswer } from '#storefront/reviews/form-data.ts'
import { reviewPath } from '#storefront/reviews/form-paths.ts'
import { StarChoice } from '#storefront/reviews/review-form/star-choice.tsx'
import { SubjectHead } from '#storefront/reviews/subject-head.tsx'
import buttons from '../../components/button.module.css'
import styles from '../../reviews/form-page.module.css'
import type { Route } from './+types/review-order'

/** The criteria of a store evaluation. */
const NOTES = [
  { name: 'atendimento', label: 'Atendimento' },
  { name: 'experiencia', label: 'Compra e entrega' },
  { name: 'satisfacao', label: 'Satisfação com a loja' },
] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  if (!key) throw redirect('/')

  return { ...(await keyAnswer(context.get(apiContext).reviews.invitation({ key }))), key }
}

/** Saves the evaluation of the store and confirms it at once, since the key was mailed to the buyer. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const key = url.searchParams.get('key') ?? ''
  const missing = NOTES.find(({ name }) => textOf(form, name) === '')
  if (missing) return fieldRefused(missing.name, 'Escolha de uma a cinco estrelas.', form)
  const note = (name: (typeof NOTES)[number]['name']) => Number(textOf(form, name))
  const { reviews } = context.get(apiContext)
  try {
    await reviews.addStoreEvaluation({
      key,
      atendimento: note('atendimento'),
      experiencia: note('experiencia'),
      satisfacao: note('satisfacao'),
      mensagem: textOf(form, 'mensagem'),
      autorizacao: textOf(form, 'autorizacao') === 'sim',
    })
    await reviews.confirmStoreEvaluation({ key })
  } catch (error) {
    return refusedForm(error, form)
  }
  throw redirect(`/avaliacao/obrigado?key=${encodeURIComponent(key)}`)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Avaliar compra', matches) }, { name: 'robots', content: 'noindex' }]
}

/**
 * The page that the mail after a delivery links to: the buyer evaluates the store and the order's products, each once.
 */
export default function ReviewOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { nome, numero, lojaAvaliada, produtos, key } = loaderData
  const refused = actionData && 'problems' in actionData ? actionData : undefined
  const form = useFirstProblem(refused)
  const { problems = {}, typed = {} } = refused ?? {}

  return (
    <div className={`wrap ${styles['page']}`}>
      <div>
        <h1>Como foi a sua compra, {nome}?</h1>
        <p className={styles['text']}>Pedido {numero}. O que você conta ajuda quem está escolhendo agora.</p>
      </div>
      {produtos.length > 0 && (
        <section className={styles['form']} aria-labelledby="produtos">
          <h2 id="produtos" className={styles['heading']}>
            Os produtos
          </h2>
          <ul className={styles['list']}>
            {produtos.map((produto) => (
              <li key={produto.id}>
                <SubjectHead produto={produto}>
                  <a
                    href={reviewPath(produto.id, key)}
                    className={buttons['quiet']}
                    aria-label={`${produto.avaliado ? 'Mudar a avaliação de' : 'Avaliar'} ${produto.nome}`}
                  >
                    {produto.avaliado ? 'Mudar a avaliação' : 'Avaliar'}
                  </a>
                </SubjectHead>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles['form']} aria-labelledby="loja">
        <h2 id="loja" className={styles['heading']}>
          A loja
        </h2>
        {lojaAvaliada ? (
          <p className={styles['text']}>Você já avaliou a loja por esta compra. Obrigado.</p>
        ) : (
          <Form ref={form} method="post" className={styles['form']} noValidate>
            <FormRefusal sentence={refused?.refusal} />
            {NOTES.map(({ name, label }) => (
              <StarChoice key={name} label={label} name={name} value={typed[name]} problem={problems[name]} />
            ))}
            <TextArea
              label="Quer contar mais? (se quiser)"
              name="mensagem"
              maxLength={2000}
              defaultValue={typed['mensagem']}
              problem={problems['mensagem']}
            />
            <CheckField
              name="autorizacao"
              value="sim"
              defaultChecked={!refused || typed['autorizacao'] === 'sim'}
            >
              A loja pode publicar esta avaliação com o meu primeiro nome.
            </CheckField>
            <button type="submit" className={buttons['primary']}>
              Enviar avaliação da loja
            </button>
          </Form>
        )}
      </section>
      <p className={styles['note']}>
        Prefere não receber estes pedidos? <a href={`/avaliar/sair?key=${key}`}>Deixe de receber</a>.
      </p>
    </div>
  )
}
