import type { ProductQuestion } from '#contract/reviews.ts'
import { formatDate } from '#domain/format-date.ts'
import styles from './questions.module.css'
import { Section } from './section.tsx'

/** What others asked about the product, with the answers. Nothing where nobody has asked. */
export function Questions({ perguntas }: { perguntas: ProductQuestion[] }) {
  if (perguntas.length === 0) return null

  return (
    <Section id="perguntas" title="Perguntas e respostas">
      <ul className={styles['questions']}>
        {perguntas.map(({ id, nome, pergunta, data, respostas }) => (
          <li key={id}>
            <h3 className={styles['question']}>{pergunta}</h3>
            <p className={styles['by']}>
              {nome}, <time dateTime={data}>{formatDate(data)}</time>
            </p>
            {respostas.map((answer) => (
              <div key={answer.data + answer.nome} className={styles['answer']}>
                <p>{answer.resposta}</p>
                <p className={styles['by']}>
                  {answer.nome}
                  {answer.administrador && ', equipe da loja'}
                  {', '}
                  <time dateTime={answer.data}>{formatDate(answer.data)}</time>
                </p>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
