import { Form, redirect } from 'react-router'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import {
  ACCOUNT_SITUATIONS,
  benefitWords,
  LIST_SITUATIONS,
} from '#domain/customer/teaching/teaching-words.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { customerAnswer, customerFormAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { TeachingForm } from '#storefront/customer/teaching/teaching-form.tsx'
import { listPath } from '#storefront/customer/teaching/teaching-paths.ts'
import { answeredPath, answerTeachingForm, DONE } from '#storefront/customer/teaching/teaching-request.ts'
import { ChoiceField } from '#storefront/product/instruments/choice-field.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import account from '../account/account-addresses.module.css'
import type { Route } from './+types/account-teaching'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { teaching } = context.get(apiContext)
  const { conta, saldo } = await customerAnswer(teaching.account(), loginPath(url.pathname))
  return {
    conta,
    saldo,
    listas: conta ? (await teaching.lists()).listas : [],
    done: DONE[url.searchParams.get('feito') ?? ''],
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    const answer = answerTeachingForm(context.get(apiContext).teaching, form)
    return redirect(answeredPath(await customerFormAnswer(answer, loginPath(TEACHING_PATH))), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Turmas', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The account of a teacher or school, with its lists. */
export default function AccountTeaching({ loaderData, actionData }: Route.ComponentProps) {
  const { conta, saldo, listas, done } = loaderData
  const problems = actionData?.problems ?? {}
  const typed = actionData?.typed ?? {}
  const isApproved = conta?.situacao === 'aprovada'

  return (
    <div className={`wrap ${account['page']}`}>
      <AccountHead
        page={{ label: 'Turmas', url: TEACHING_PATH }}
        title="Turmas"
        text={
          isApproved
            ? 'Uma lista diz o que cada aluno precisa. Cada família compra a sua parte por um link, e você vê o que falta.'
            : 'Para professores e escolas: monte a lista da turma, e cada família compra a sua parte por um link.'
        }
        refusal={actionData?.refusal}
        done={actionData ? null : done}
      />
      {isApproved ? (
        <div className={account['cards']}>
          {listas.map((lista) => (
            <section key={lista.id} className={tools['card']} aria-labelledby={`lista-${lista.id}`}>
              <h2 id={`lista-${lista.id}`}>
                <a href={listPath(lista.id)}>{lista.nome}</a>
              </h2>
              <p className={tools['basis']}>{LIST_SITUATIONS[lista.situacao]}</p>
              <p>
                {count(lista.alunos, 'aluno')}, {count(lista.itens, 'produto')}
                {lista.pedidas > 0 && `; ${count(lista.pedidas, 'unidade')} já em pedidos`}
              </p>
              {lista.prazo && <p>Comprar até {formatDay(lista.prazo)}</p>}
            </section>
          ))}
          <NewList listas={listas} problems={problems} typed={typed} />
          <section className={tools['card']} aria-labelledby="conta">
            <h2 id="conta">{conta.nome}</h2>
            <p>{benefitWords(conta)}</p>
            {saldo !== 0 && <p>Seu crédito: {formatBRL(saldo)}</p>}
            <details open={problems['nome'] !== undefined}>
              <summary>Mudar o que os pais leem</summary>
              <TeachingForm conta={conta} problems={problems} typed={typed} label="Salvar" />
            </details>
          </section>
        </div>
      ) : (
        <section className={`${tools['card']} ${account['form']}`} aria-labelledby="pedido">
          <h2 id="pedido">{conta ? ACCOUNT_SITUATIONS[conta.situacao] : 'Peça a sua conta'}</h2>
          {conta?.situacao === 'pendente' && (
            <p>A loja responde por e-mail. Enquanto isso, você pode mudar o pedido.</p>
          )}
          {conta?.situacao === 'recusada' && (
            <p>
              {listas.length > 0 ? 'A loja encerrou a sua conta.' : 'A loja não aprovou o pedido.'} Você pode
              mudar e pedir de novo.
            </p>
          )}
          {listas.length > 0 && <EndedLists listas={listas} />}
          <TeachingForm
            conta={conta}
            problems={problems}
            typed={typed}
            label={conta ? 'Pedir de novo' : 'Pedir'}
          />
        </section>
      )}
    </div>
  )
}

/** Lists of an account that is not approved any more: their pupils' names can be erased. */
function EndedLists({ listas }: Pick<NewListProps, 'listas'>) {
  return (
    <>
      <p>Os links das suas listas não abrem. Você pode vê-las, tirar alunos e apagá-las:</p>
      <ul>
        {listas.map(({ id, nome }) => (
          <li key={id}>
            <a href={listPath(id)}>{nome}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

type NewListProps = {
  listas: Route.ComponentProps['loaderData']['listas']
  problems: Record<string, string>
  typed: Record<string, string>
}

function NewList({ listas, problems, typed }: NewListProps) {
  const form = useFirstProblem(problems)

  return (
    <section className={tools['card']} aria-labelledby="nova">
      <h2 id="nova">Nova lista</h2>
      <Form ref={form} method="post" className={tools['results']}>
        <input type="hidden" name="acao" value="criar" />
        <Field
          name="lista"
          label="Nome da turma"
          hint="Como os pais conhecem: Violino, terças, 2026."
          problem={typed['acao'] === 'criar' ? problems['nome'] : undefined}
          defaultValue={typed['lista'] ?? ''}
          maxLength={80}
          autoComplete="off"
          required
        />
        {listas.length > 0 && (
          <ChoiceField name="copiaDe" label="Começar com" value={typed['copiaDe'] ?? ''}>
            <option value="">Uma lista vazia</option>
            {listas.map(({ id, nome }) => (
              <option key={id} value={id}>
                Os produtos de {nome}
              </option>
            ))}
          </ChoiceField>
        )}
        <button type="submit" className={buttons['primary']}>
          Criar a lista
        </button>
      </Form>
    </section>
  )
}

function count(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`
}
