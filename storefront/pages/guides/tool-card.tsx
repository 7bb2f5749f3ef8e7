import buttons from '../../components/button.module.css'
import { Field } from '../../components/forms/field.tsx'
import { ChoiceField } from '../../product/instruments/choice-field.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import type { ToolQuestion } from './tool-question.ts'

type Props = { nome: string; texto: string; url: string; question: ToolQuestion | null }

/** A tool inside a guide: its question where it fits, answered on its page by a plain form, or else a link. */
export function ToolCard({ nome, texto, url, question }: Props) {
  return (
    <aside aria-label={nome} className={tools['card']}>
      <p>{texto}</p>
      {question && <Question question={question} />}
      <p>
        <a href={url}>{nome}</a>
      </p>
    </aside>
  )
}

function Question({ question }: { question: ToolQuestion }) {
  const { action, instruments, instrument, fields, hidden, button } = question

  return (
    <form method="get" action={action} className={tools['results']}>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ChoiceField name="instrumento" label="Instrumento" value={instrument}>
        {instruments.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
      {fields.map(({ name, label, hint, value, inputMode }) => (
        <Field
          key={name}
          name={name}
          label={label}
          hint={hint || undefined}
          defaultValue={value}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={60}
        />
      ))}
      <button type="submit" className={buttons['secondary']}>
        {button}
      </button>
    </form>
  )
}
