import type { ReactNode } from 'react'
import type { ServiceChoice } from '#contract/cart/services.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { MAX_TEXT_ANSWER } from '#domain/workshop/service.ts'
import tools from '../../product/instruments/tool-page.module.css'

type Service = ServiceChoice['servicos'][number]

type Props = {
  service: Service
  /** Where more string sets are found. */
  more: string | null
}

/** A service to choose, with its questions. */
export function ServiceField({ service: { id, nome, descricao, preco, escolhido, perguntas }, more }: Props) {
  return (
    <section className={tools['card']} aria-label={nome}>
      <p>
        <label>
          <input type="checkbox" name="servico" value={id} defaultChecked={escolhido} />{' '}
          <strong>{nome}</strong>, {preco === 0 ? 'sem custo' : formatBRL(preco)}
        </label>
      </p>
      {descricao !== '' && <p>{descricao}</p>}
      {perguntas.map((question) => (
        <Question key={question.chave} name={`r.${id}.${question.chave}`} question={question} more={more} />
      ))}
    </section>
  )
}

type QuestionProps = { name: string; question: Service['perguntas'][number]; more: string | null }

function Question({ name, question, more }: QuestionProps) {
  const { rotulo, ajuda, opcoes, obrigatoria, resposta, cordas } = question
  if (opcoes === null)
    return (
      <p>
        <label>
          {rotulo}
          {!obrigatoria && ' (opcional)'}{' '}
          <input type="text" name={name} defaultValue={resposta} maxLength={MAX_TEXT_ANSWER} />
        </label>
        {ajuda !== '' && <small> {ajuda}</small>}
      </p>
    )

  return (
    <fieldset>
      <legend>{rotulo}</legend>
      {ajuda !== '' && <p className={tools['basis']}>{ajuda}</p>}
      {!obrigatoria && (
        <Option name={name} value="" chosen={resposta === ''}>
          {cordas ? 'As que vêm no instrumento' : 'Tanto faz'}
        </Option>
      )}
      {opcoes.map(({ valor, rotulo: label, preco }) => (
        <Option key={valor} name={name} value={valor} chosen={resposta === valor}>
          {label}
          {preco > 0 && ` (+ ${formatBRL(preco)})`}
        </Option>
      ))}
      {cordas && more !== null && (
        <p className={tools['basis']}>
          As cordas vão à sacola como um item. <a href={more}>Encontrar outras cordas</a>
        </p>
      )}
    </fieldset>
  )
}

type OptionProps = { name: string; value: string; chosen: boolean; children: ReactNode }

function Option({ name, value, chosen, children }: OptionProps) {
  return (
    <p>
      <label>
        <input type="radio" name={name} value={value} defaultChecked={chosen} /> {children}
      </label>
    </p>
  )
}
