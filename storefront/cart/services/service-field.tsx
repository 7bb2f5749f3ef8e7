import { useId } from 'react'
import type { ServiceChoice } from '#contract/cart/services.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { MAX_TEXT_ANSWER } from '#domain/workshop/service.ts'
import fields from '../../components/forms/field.module.css'
import { ChoiceField } from '../../product/instruments/choice-field.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import styles from './service-field.module.css'

type Service = ServiceChoice['servicos'][number]

type Props = {
  service: Service
  /** Where more string sets are found. */
  more: string | null
  /** What is wrong with its answers, by their names in the form. */
  problems: Readonly<Record<string, string>>
}

/** More answers than these are a list to choose from. */
const MAX_RADIOS = 4

/** A service to choose; its questions appear with it. */
export function ServiceField({ service, more, problems }: Props) {
  const { id, nome, descricao, preco, escolhido, perguntas } = service

  return (
    <section className={`${tools['card']} ${styles['service']}`} aria-label={nome}>
      <label className={styles['option']}>
        <input type="checkbox" name="servico" value={id} defaultChecked={escolhido} />
        <strong>{nome}</strong>
        {preco === 0 ? 'sem custo' : formatBRL(preco)}
      </label>
      {descricao !== '' && <p className={tools['basis']}>{descricao}</p>}
      {perguntas.length > 0 && (
        <div className={styles['questions']}>
          {perguntas.map((question) => (
            <Question
              key={question.chave}
              name={`r.${id}.${question.chave}`}
              question={question}
              more={more}
              problem={problems[`${id}.${question.chave}`]}
            />
          ))}
        </div>
      )}
    </section>
  )
}

type QuestionProps = {
  name: string
  question: Service['perguntas'][number]
  more: string | null
  problem: string | undefined
}

function Question({ more, ...props }: QuestionProps) {
  const { name, question, problem } = props
  const { opcoes, cordas } = question
  if (opcoes === null) return <TextQuestion {...props} />
  if (!cordas && opcoes.length <= MAX_RADIOS) return <RadioQuestion {...props} opcoes={opcoes} />

  const { rotulo, ajuda, obrigatoria, resposta } = question

  return (
    <div>
      <ChoiceField name={name} label={rotulo} value={resposta} hint={ajuda || undefined} problem={problem}>
        {(!obrigatoria || resposta === '') && (
          <option value="">{obrigatoria ? 'Escolha' : nothing(cordas)}</option>
        )}
        {opcoes.map(({ valor, rotulo: label, preco }) => (
          <option key={valor} value={valor}>
            {priced(label, preco)}
          </option>
        ))}
      </ChoiceField>
      {cordas && more !== null && (
        <p className={tools['basis']}>
          As cordas vão à sacola como um item. <a href={more}>Encontrar outras cordas</a>
        </p>
      )}
    </div>
  )
}

type RadioProps = Omit<QuestionProps, 'more'> & { opcoes: NonNullable<QuestionProps['question']['opcoes']> }

function RadioQuestion({ name, question, problem, opcoes }: RadioProps) {
  const { rotulo, ajuda, obrigatoria, resposta, cordas } = question
  const id = useId()
  const free = opcoes.filter(({ preco }) => preco === 0)
  // What costs nothing more is how it comes, unless there are several such answers.
  const [usual] = obrigatoria && free.length === 1 ? free : []
  const chosen = resposta === '' ? (usual?.valor ?? '') : resposta
  const about = [problem && `${id}-erro`, ajuda && `${id}-dica`].filter(Boolean).join(' ') || undefined
  const all = obrigatoria ? opcoes : [{ valor: '', rotulo: nothing(cordas), preco: 0 }, ...opcoes]

  return (
    <fieldset aria-invalid={problem !== undefined || undefined} aria-describedby={about}>
      <legend>{rotulo}</legend>
      {problem && (
        <span id={`${id}-erro`} className={fields['problem']}>
          {problem}
        </span>
      )}
      {ajuda !== '' && (
        <p id={`${id}-dica`} className={tools['basis']}>
          {ajuda}
        </p>
      )}
      {all.map(({ valor, rotulo: label, preco }) => (
        <label key={valor} className={styles['option']}>
          <input type="radio" name={name} value={valor} defaultChecked={chosen === valor} />
          {priced(label, preco)}
        </label>
      ))}
    </fieldset>
  )
}

function TextQuestion({ name, question, problem }: Omit<QuestionProps, 'more'>) {
  const { rotulo, ajuda, obrigatoria, resposta } = question
  const id = useId()
  const about = [problem && `${id}-erro`, ajuda && `${id}-dica`].filter(Boolean).join(' ') || undefined

  return (
    <div className={tools['choice']}>
      <label htmlFor={id}>
        {rotulo}
        {!obrigatoria && ' (opcional)'}
      </label>
      <input
        id={id}
        type="text"
        name={name}
        defaultValue={resposta}
        maxLength={MAX_TEXT_ANSWER}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={about}
      />
      {problem && (
        <span id={`${id}-erro`} className={fields['problem']}>
          {problem}
        </span>
      )}
      {ajuda !== '' && <p id={`${id}-dica`}>{ajuda}</p>}
    </div>
  )
}

function nothing(cordas: boolean): string {
  return cordas ? 'As que vêm no instrumento' : 'Tanto faz'
}

function priced(label: string, preco: number): string {
  return preco > 0 ? `${label} (+ ${formatBRL(preco)})` : label
}
