import { choiceAddress } from '#domain/instruments/choice/choice-query.ts'
import { tensionAddress } from '#domain/instruments/tension/tension-query.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { LeftOut } from '../left-out.tsx'
import { SetRow } from '../set-row.tsx'
import tools from '../tool-page.module.css'
import styles from './choice-page.module.css'
import type { ChoiceView } from './choice-view.ts'

/** The sets that fit, the nearest to the preferences first, each with its reason. */
export function ChosenSets({ view }: { view: ChoiceView }) {
  const { jogos, total, lidos, deFora, instrumento } = view
  const tuned = tunedIn(view)

  return (
    <section aria-labelledby="jogos" className={tools['card']}>
      <h2 id="jogos">{headingOf(total)}</h2>
      {total > jogos.length && <p>Estes são os {jogos.length} mais próximos do que você procura.</p>}
      {total === 0 && (
        <p>
          Nenhum jogo à venda serve com tudo o que você escolheu.{' '}
          <a href={choiceAddress({ instrumento })}>Recomece só com o instrumento</a>.
        </p>
      )}
      {lidos !== null && <p>Entram na conta os {lidos} jogos mais procurados em estoque.</p>}
      <LeftOut sets={deFora} />
      <ol className={tools['found']}>
        {jogos.map(({ number, precoPor, motivo, ...set }) => (
          <li key={set.id} id={`jogo-${number}`} className={styles['set']}>
            <SetRow set={set} place={`${number}º`}>
              <p>{motivo}</p>
              <p>
                <strong>{precoPor === null ? 'Sob consulta' : formatBRL(precoPor)}</strong>{' '}
                <a
                  href={tensionAddress({ ...tuned, jogo: set.id })}
                  aria-label={`Ver cada corda: ${set.nome}`}
                >
                  Ver cada corda
                </a>
              </p>
            </SetRow>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The instrument in its tuning, as the page with each string is asked for it. */
function tunedIn({ instrumento, escala, escalaGrave, afinacao, notas, notasProblema }: ChoiceView) {
  return {
    instrumento,
    escala: escalaGrave === null ? escala : `${escala}-${escalaGrave}`,
    afinacao,
    notas: notasProblema === null ? notas : null,
  }
}

function headingOf(total: number): string {
  if (total === 0) return 'Nenhum jogo'

  return total === 1 ? 'Um jogo serve' : `${total} jogos servem`
}
