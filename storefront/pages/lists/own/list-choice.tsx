import { Form } from 'react-router'
import type { Api } from '#contract/contract.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { LISTS_PATH } from '#storefront/customer/account-paths.ts'
import { answerClassForm, ClassForm } from '#storefront/customer/teaching/class-form.tsx'
import { ChoiceField } from '#storefront/product/instruments/choice-field.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf } from '#storefront/reviews/form-data.ts'
import { SubjectHead } from '#storefront/reviews/subject-head.tsx'
import buttons from '../../../components/button.module.css'
import styles from '../../../reviews/form-page.module.css'
import type { Route } from './+types/list-choice'
import { changed, skuOf } from './list-answer.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const idProduto = idOf(searchParams.get('produto') ?? undefined)
  const answer = await pageAnswer(context.get(apiContext).personalLists.choice({ idProduto }))

  return {
    ...answer,
    sku: searchParams.get('sku') ?? '',
    lista: searchParams.get('lista') ?? String(answer.listas[0]?.id ?? ''),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { personalLists, teaching } = api
  const form = await request.formData()
  if (form.has('turma')) return answerClassForm(teaching, form)
  const nome = textOf(form, 'nome').trim()
  let id: number
  try {
    id = nome === '' ? idOf(textOf(form, 'lista')) : (await personalLists.create({ nome })).id
    if (nome !== '') await countDone(api, url.pathname, { nome: 'create_list' })
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
  const item = {
    id,
    idAtributoSimples: skuOf(form),
    quantidade: Number(textOf(form, 'quantidade')),
    nota: textOf(form, 'nota'),
    somar: true,
  }

  return changed(
    personalLists.put(item).then(() => countPut(api, url, item)),
    form,
    `${LISTS_PATH}/${id}`,
  )
}

/** Counts what went into a list: nothing but the product. */
async function countPut(
  api: Api,
  { pathname, searchParams }: URL,
  { idAtributoSimples, quantidade }: { idAtributoSimples: number; quantidade: number },
) {
  const idProduto = idOf(searchParams.get('produto') ?? undefined)
  const choice = await optionalPart('event add_to_list', api.personalLists.choice({ idProduto }))
  const sku = choice?.produto.skus.find(({ id }) => id === idAtributoSimples)
  if (sku)
    await countDone(api, pathname, {
      nome: 'add_to_list',
      itens: [{ idProduto, quantidade, valor: sku.precoPor }],
    })
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Pôr em uma lista', matches) }, { name: 'robots', content: 'noindex' }]
}

/** Puts a product into a list: one that is there, or a new one. */
export default function ListChoice({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, listas, turmas, sku, lista } = loaderData
  const { problems = {}, typed = {} } = actionData?.typed['turma'] ? {} : (actionData ?? {})
  const [only] = produto.skus.length === 1 ? produto.skus : []

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Pôr em uma lista</h1>
      <SubjectHead produto={produto} />
      <Form method="post" className={styles['form']}>
        <FormRefusal sentence={actionData?.typed['turma'] ? undefined : actionData?.refusal} />
        {only ? (
          <input type="hidden" name="sku" value={only.id} />
        ) : (
          <ChoiceField name="sku" label="Opção" value={typed['sku'] ?? sku}>
            {produto.skus.map(({ id, nome, precoPor, estoque }) => (
              <option key={id} value={id}>
                {nome}
                {produto.situacao !== 'sobConsulta' && ` · ${formatBRL(precoPor)}`}
                {estoque === 0 && ' · sem estoque'}
              </option>
            ))}
          </ChoiceField>
        )}
        {listas.length > 0 && (
          <ChoiceField name="lista" label="Lista" value={typed['lista'] ?? lista}>
            {listas.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </ChoiceField>
        )}
        <Field
          label={listas.length > 0 ? 'Ou uma lista nova' : 'Nome da lista'}
          name="nome"
          maxLength={60}
          required={listas.length === 0}
          defaultValue={typed['nome']}
          problem={problems['nome']}
        />
        <div className={styles['pair']}>
          <Field
            label="Quantidade"
            name="quantidade"
            type="number"
            min={1}
            max={999}
            required
            defaultValue={typed['quantidade'] ?? '1'}
          />
          <Field label="Nota (se quiser)" name="nota" maxLength={200} defaultValue={typed['nota']} />
        </div>
        <button type="submit" className={buttons['primary']}>
          Guardar na lista
        </button>
      </Form>
      {turmas.length > 0 && (
        <ClassForm
          produto={produto}
          turmas={turmas}
          answer={actionData?.typed['turma'] ? actionData : undefined}
        />
      )}
    </div>
  )
}
