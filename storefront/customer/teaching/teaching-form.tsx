import { Form } from 'react-router'
import type { TeachingAccount } from '#contract/customers/teaching/teaching.ts'
import buttons from '../../components/button.module.css'
import { Field, TextArea } from '../../components/forms/field.tsx'
import { ChoiceField } from '../../product/instruments/choice-field.tsx'
import tools from '../../product/instruments/tool-page.module.css'

type Props = {
  conta: TeachingAccount | null
  /** The errors of a refused form, by field, and what was typed. */
  problems: Record<string, string>
  typed: Record<string, string>
  label: string
}

/** Who a teacher or school is, as the store and parents read it. */
export function TeachingForm({ conta, problems, typed, label }: Props) {
  const isRefused = typed['acao'] === 'pedir'
  const value = (name: 'tipo' | 'nome' | 'cidade' | 'mensagem') =>
    (isRefused ? typed[name] : conta?.[name]) ?? ''
  const problem = (name: string) => (isRefused ? problems[name] : undefined)

  return (
    <Form method="post" className={tools['results']}>
      <input type="hidden" name="acao" value="pedir" />
      <ChoiceField name="tipo" label="Você é" value={value('tipo') || 'professor'}>
        <option value="professor">Professor ou professora</option>
        <option value="escola">Escola, projeto ou orquestra</option>
      </ChoiceField>
      <Field
        name="nome"
        label="Nome, como os pais conhecem"
        problem={problem('nome')}
        defaultValue={value('nome')}
        maxLength={120}
        required
      />
      <Field
        name="cidade"
        label="Cidade"
        problem={problem('cidade')}
        defaultValue={value('cidade')}
        maxLength={120}
      />
      <TextArea
        name="mensagem"
        label="O que você ensina, e para quantos alunos"
        hint="Só a loja lê. Um endereço na internet ajuda a conferir."
        problem={problem('mensagem')}
        defaultValue={value('mensagem')}
        maxLength={1000}
      />
      <button type="submit" className={buttons['primary']}>
        {label}
      </button>
    </Form>
  )
}
