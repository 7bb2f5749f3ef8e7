import { Form, redirect } from 'react-router'
import type { Api } from '#contract/contract.ts'
import type { ClassRef } from '#contract/customers/teaching/class-ref.ts'
import type { Subject } from '#contract/reviews/questions.ts'
import { MAX_ITEM_UNITS } from '#domain/customer/teaching/teaching-account.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import buttons from '../../components/button.module.css'
import { Field } from '../../components/forms/field.tsx'
import { type RefusedForm, refusedForm, textOf } from '../../components/forms/form-answer.ts'
import { FormRefusal } from '../../components/forms/form-refusal.tsx'
import { ChoiceField } from '../../product/instruments/choice-field.tsx'
import styles from '../../reviews/form-page.module.css'
import { listIdOf } from './teaching-paths.ts'
import { answeredPath, answerListForm } from './teaching-request.ts'

type Props = {
  produto: Subject
  turmas: readonly ClassRef[]
  /** Why the form was refused, and what it had. */
  answer: RefusedForm | undefined
}

/** Puts a product on a class's list of the teacher who looks at it. */
export function ClassForm({ produto, turmas, answer }: Props) {
  const { problems = {}, typed = {} } = answer ?? {}

  return (
    <section className={styles['form']} aria-labelledby="turma">
      <h2 id="turma">Pôr na lista da turma</h2>
      <Form method="post" className={styles['form']}>
        <FormRefusal sentence={answer?.refusal ?? problems['produto']} />
        <input type="hidden" name="acao" value="escolhido" />
        <input type="hidden" name="produto" value={produto.id} />
        <ChoiceField name="turma" label="Turma" value={typed['turma'] ?? turmas[0]?.id ?? ''}>
          {turmas.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </ChoiceField>
        {produto.skus.length > 1 && (
          <ChoiceField name="idSku" label="Opção" value={typed['idSku'] ?? ''}>
            <option value="">Pelo tamanho do aluno, ou quem compra escolhe</option>
            {produto.skus.map(({ id, nome, precoPor }) => (
              <option key={id} value={id}>
                {nome}
                {produto.situacao !== 'sobConsulta' && ` · ${formatBRL(precoPor)}`}
              </option>
            ))}
          </ChoiceField>
        )}
        <div className={styles['pair']}>
          <Field
            label="Quantos por aluno"
            name="quantidade"
            type="number"
            min={1}
            max={MAX_ITEM_UNITS}
            required
            defaultValue={typed['quantidade'] ?? '1'}
            problem={problems['quantidade']}
          />
          <Field
            label="Nota aos pais (se quiser)"
            name="nota"
            maxLength={200}
            defaultValue={typed['nota']}
            problem={problems['nota']}
          />
        </div>
        <button type="submit" className={buttons['secondary']}>
          Pôr na lista da turma
        </button>
      </Form>
    </section>
  )
}

/** Does what such a form requests, then shows the class's list; a refused form is shown again. */
export async function answerClassForm(api: Api['teaching'], form: FormData) {
  try {
    throw redirect(answeredPath(await answerListForm(api, listIdOf(textOf(form, 'turma')), form)), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}
