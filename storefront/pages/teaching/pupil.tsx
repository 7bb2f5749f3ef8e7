import { data, Form, redirect } from 'react-router'
import type { ClassListProgress } from '#contract/customers/teaching/teaching.ts'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { MAX_ITEM_UNITS } from '#domain/customer/teaching/teaching-account.ts'
import { reminderText } from '#domain/customer/teaching/teaching-words.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import { ACCOUNT_PATH } from '#storefront/customer/account-paths.ts'
import { customerFormAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { CopyLink } from '#storefront/customer/teaching/copy-link.tsx'
import { loadProgress } from '#storefront/customer/teaching/load-progress.ts'
import { listIdOf, listPath } from '#storefront/customer/teaching/teaching-paths.ts'
import { answeredPath, answerListForm, DONE } from '#storefront/customer/teaching/teaching-request.ts'
import { ChoiceField } from '#storefront/product/instruments/choice-field.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import account from '../account/account-addresses.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/pupil'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const {
    alunos,
    totais: _,
    ...lista
  } = await loadProgress(context.get(apiContext), {
    lista: params.lista,
    url,
  })
  const aluno = alunos.find(({ id }) => String(id) === params.aluno)
  if (!aluno) throw data('Este aluno não está mais na lista.', { status: 404 })

  return { lista, aluno, done: DONE[url.searchParams.get('feito') ?? ''] }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const id = listIdOf(params.lista)
  try {
    const answer = answerListForm(context.get(apiContext).teaching, id, form)
    return redirect(answeredPath(await customerFormAnswer(answer, loginPath(listPath(id)))), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

/** The pupil's link opens their page, so this address must not be sent as a referrer. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Aluno', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** A pupil of a list: name, size, and what is only theirs. */
export default function PupilPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lista, aluno, done } = loaderData
  const { problems = {}, typed = {} } = actionData ?? {}
  const form = useFirstProblem(actionData)

  return (
    <div className={`wrap ${order['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Minha conta', url: ACCOUNT_PATH },
          { label: 'Turmas', url: TEACHING_PATH },
          { label: lista.nome, url: listPath(lista.id) },
          { label: aluno.nome, url: '' },
        ]}
        title={aluno.nome}
        text={`${aluno.pedidas} de ${aluno.precisa} já pedidos, ${aluno.pagas} pagos.`}
      />
      <FormRefusal sentence={actionData?.refusal} />
      {done && !actionData && (
        <p role="status" className={account['done']}>
          {done}
        </p>
      )}
      <div className={order['columns']}>
        <Form ref={form} method="post" className={order['main']}>
          <input type="hidden" name="aluno" value={aluno.id} />
          <section className={tools['card']} aria-labelledby="aluno">
            <h2 id="aluno">Aluno</h2>
            <Field
              name="nome"
              label="Primeiro nome ou apelido"
              problem={problems['nome']}
              defaultValue={typed['nome'] ?? aluno.nome}
              maxLength={60}
              required
            />
            <Field
              name="tamanho"
              label="Tamanho do instrumento"
              hint="Como 3/4 ou 15,5&quot;. Escolhe a opção dos produtos que têm tamanho."
              problem={problems['tamanho']}
              defaultValue={typed['tamanho'] ?? aluno.tamanho}
              maxLength={20}
            />
          </section>
          {lista.itens.map((item, i) => (
            <PupilItem key={item.id} item={item} part={aluno.itens[i]} />
          ))}
          <button type="submit" name="acao" value="aluno" className={buttons['primary']}>
            Salvar
          </button>
        </Form>
        <div className={order['aside']}>
          <section className={tools['card']} aria-labelledby="link">
            <h2 id="link">Link de {aluno.nome}</h2>
            {lista.situacao === 'rascunho' ? (
              <p>O link funciona depois que você abrir a lista.</p>
            ) : (
              <>
                <CopyLink label="Só para a família deste aluno" link={aluno.link} />
                {lista.aberta && !aluno.completo && (
                  <p className={tools['basis']}>
                    {reminderText({
                      nome: lista.nome,
                      prazo: lista.prazo,
                      link: aluno.link,
                      aluno: aluno.nome,
                    })}
                  </p>
                )}
              </>
            )}
            <details>
              <summary>Tirar da lista</summary>
              <Form method="post" className={tools['results']}>
                <input type="hidden" name="aluno" value={aluno.id} />
                <p>O nome é apagado. O que já foi pedido continua pedido.</p>
                <button type="submit" name="acao" value="tirarAluno" className={buttons['secondary']}>
                  Sim, tirar
                </button>
              </Form>
            </details>
          </section>
        </div>
      </div>
    </div>
  )
}

type ItemProps = {
  item: ClassListProgress['itens'][number]
  part: ClassListProgress['alunos'][number]['itens'][number] | undefined
}

function PupilItem({ item, part }: ItemProps) {
  const { id, nome, skus, idSku, quantidade } = item
  const own = part?.escolha?.idSku ?? null
  const isVariantGone = own !== null && skus.length > 0 && !skus.some((sku) => sku.id === own)
  const listed = skus.find((sku) => sku.id === idSku)?.nome ?? (own ? '' : part?.opcao)

  return (
    <section className={tools['card']} aria-labelledby={`item-${id}`}>
      <h3 id={`item-${id}`}>{nome}</h3>
      <input type="hidden" name="item" value={id} />
      <input type="hidden" name={`lista-${id}`} value={quantidade} />
      <p className={tools['basis']}>
        {part?.pedidas ?? 0} de {part?.precisa ?? 0} já pedidos
      </p>
      {isVariantGone && <p>A opção deste aluno saiu da loja: escolha outra.</p>}
      {(skus.length > 1 || isVariantGone) && (
        <ChoiceField name={`sku-${id}`} label="Opção" value={String(own ?? '')}>
          {isVariantGone && <option value={own}>A que saiu da loja</option>}
          <option value="">
            {listed ? `Como está na lista: ${listed}` : 'Pelo tamanho do aluno, ou quem compra escolhe'}
          </option>
          {skus.map((sku) => (
            <option key={sku.id} value={sku.id}>
              {sku.nome}
            </option>
          ))}
        </ChoiceField>
      )}
      <Field
        name={`quantidade-${id}`}
        type="number"
        label="Quantos"
        hint={`Vazio: ${quantidade}, como está na lista. Com 0, o aluno não precisa.`}
        min={0}
        max={MAX_ITEM_UNITS}
        defaultValue={part?.escolha && part.escolha.quantidade !== quantidade ? part.escolha.quantidade : ''}
      />
    </section>
  )
}
