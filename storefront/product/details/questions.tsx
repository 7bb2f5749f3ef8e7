import type { ProductQuestion } from '#contract/reviews/reviews.ts'
import { formatDate } from '#domain/time/format-date.ts'
import { FormLink } from '#storefront/reviews/form-link.tsx'
import { answerPath, questionPath } from '#storefront/reviews/form-paths.ts'
import buttons from '../../components/button.module.css'
import styles from './questions.module.css'
import { Section } from './section.tsx'

type Props = { idProduto: number; perguntas: ProductQuestion[] }

/** Questions about the product with their answers, and the link to ask one. */
export function Questions({ idProduto, perguntas }: Props) {
  return (
    <Section id="perguntas" title="Perguntas e respostas">
      {perguntas.length === 0 && <p>Ninguém perguntou sobre este produto ainda.</p>}
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
                  {answer.compraVerificada && ', comprou este produto'}
                  {', '}
                  <time dateTime={answer.data}>{formatDate(answer.data)}</time>
                </p>
              </div>
            ))}
            <p className={styles['reply']}>
              <a href={answerPath(id)} aria-label={`Responder: ${pergunta}`}>
                Responder
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles['ask']}>
        <FormLink
          to={questionPath(idProduto)}
          className={buttons['secondary']}
          fetchPanel={async () => {
            const { QuestionPanel } = await import('#storefront/reviews/question-panel.tsx')
            return <QuestionPanel idProduto={idProduto} />
          }}
        >
          Fazer uma pergunta
        </FormLink>
      </p>
    </Section>
  )
}
