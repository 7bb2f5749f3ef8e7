import { choiceAddress } from '#domain/instruments/choice/choice-query.ts'
import { tensionAddress } from '#domain/instruments/tension/tension-query.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { ResponsivePicture } from '../../../components/picture.tsx'
import tools from '../tool-page.module.css'
import styles from './choice-page.module.css'
import type { ChoiceView } from './choice-view.ts'

/** The sets that fit, the nearest to the preferences first, each with its reason. */
export function ChosenSets({ view }: { view: ChoiceView }) {
  const { jogos, total, instrumento, afinacao } = view

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
      <ol className={tools['found']}>
        {jogos.map(({ number, id, nome, url, marca, imagem, precoPor, motivo }) => (
          <li key={id} id={`jogo-${number}`} className={styles['set']}>
            <ResponsivePicture
              picture={{ ...imagem, alt: '' }}
              sizes="64px"
              maxWidth={160}
              className={tools['picture'] ?? ''}
            />
            <div>
              <small>
                {number}º · {marca}
              </small>
              <a href={url}>{nome}</a>
              <p>{motivo}</p>
              <p>
                <strong>{precoPor === null ? 'Sob consulta' : formatBRL(precoPor)}</strong>{' '}
                <a
                  href={tensionAddress({ instrumento, jogo: id, afinacao })}
                  aria-label={`Ver cada corda: ${nome}`}
                >
                  Ver cada corda
                </a>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function headingOf(total: number): string {
  if (total === 0) return 'Nenhum jogo'

  return total === 1 ? 'Um jogo serve' : `${total} jogos servem`
}
